# The rules, on their own page and beside a board
reading-title = Правила
reading-choose = Нашими словами; у каждого пункта есть номер, на который можно дать ссылку.
reading-about-coinage = Двое игроков, десять минут: брошенные монеты решают, что вам можно делать, а бороться предстоит за карту.
reading-about-coin_quest = От двух до пяти игроков: тяните монеты, делайте ими ставки за ширмой и уносите монеты получше или престиж.
reading-about-warehouse51 = От трёх до пяти игроков: реликвии уходят с молотка, платят соседу, а некоторые реликвии поддельные.
reading-contents = Содержание
reading-print = Печать
reading-link-to = Скопировать ссылку на пункт { $number }
reading-copied = Ссылка на { $number } скопирована.
reading-applies = Сейчас действует { $number }
reading-back-to = Назад к { $number }: он действует сейчас
reading-whole = Все правила
reading-origin-coinage = Стандартная карта — печатная. Три другие карты придумали мы, и названия всех областей тоже наши.
reading-origin-coin_quest = Лицевые стороны монет и лоты на планшете — реконструкция: рисунки из печатных правил утрачены.
reading-origin-warehouse51 = Большинство чисел на картах — реконструкция: все ценности, большинство знаков и эффектов и некоторые названия.
reading-origin-more = Что откуда взято, говорит раздел { $number }.
reading-figure-map =
    { $title }: { $areas ->
        [one] { $areas } область
        [few] { $areas } области
       *[many] { $areas } областей
    }, рисунок по файлу издания.
reading-figure-coins = Из чего состоит монета: металл, номинал и что значат её символы.
reading-figure-relics = Все реликвии этого издания.
reading-figure-ranks = Монеты рангов I–IV с обеих сторон: золото с короной, серебро с луной.
