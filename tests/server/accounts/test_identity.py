"""Guests, sessions, links and tokens."""

import asyncio

import pytest
from support.refusals import key_of, refused
from support.server.databases import EITHER

from mintmark.errors import Refused
from mintmark.server.accounts import identity as module
from mintmark.server.accounts.identity import (
    DAY,
    MINUTE,
    SCOPES,
    Access,
    Identity,
)
from mintmark.server.store import Store
from mintmark.server.table.guest import Guest
from mintmark.server.table.refusals import Invalid, NotNow
from mintmark.words import LANGUAGES, speak

PASSWORD = "correct horse"


class Clock:
    def __init__(self):
        self.time = 1_000 * DAY

    def __call__(self):
        return self.time


@pytest.fixture
def store_url(request):
    """Of SQLite, unless a test wants both kinds."""
    return request.getfixturevalue(f"{getattr(request, 'param', 'sqlite')}_url")


on_both = pytest.mark.parametrize("store_url", EITHER, indirect=True)


@pytest.fixture
async def store(store_url):
    store = await Store.open(store_url)
    yield store
    await store.close()


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def identity(store, clock):
    identity = Identity(store, clock)
    yield identity
    await identity.close()


async def visitor(identity, name="Ada"):
    """A new guest: who it is, what the first session may do, and its secret."""
    guest, secret = await identity.new_guest(name)
    return guest, await identity.access_of(secret), secret


@on_both
async def test_a_visitor_becomes_a_guest_with_a_secret(identity):
    guest, secret = await identity.new_guest("  Ada  ")
    assert guest.name == "Ada" and guest.handle is None
    assert secret.startswith("mm_session_") and len(secret) > 50
    allowed = await identity.access_of(secret)
    assert allowed.guest == guest == await identity.guest(guest.id)
    assert allowed.scopes == set(SCOPES)
    assert allowed.token not in secret


async def test_a_secret_is_nowhere_in_the_database(identity, tmp_path):
    secrets = []
    guest, ada, secret = await visitor(identity)
    await identity.keep(ada, "ada", PASSWORD)
    _, token = await identity.make_token(ada, "bot", {"play"}, 7)
    secrets.extend([secret, token, await identity.link(ada), PASSWORD])
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"$argon2id$" in stored
    for secret in secrets:
        assert secret.split("_", 2)[-1].encode() not in stored


@pytest.mark.parametrize(
    "secret", ["", "mm_", "mm_session_nonsense", "x", "mm_\ud800", "mm_" * 999]
)
async def test_another_secret_is_nobodys(identity, secret):
    await identity.new_guest("Ada")
    assert await identity.access_of(secret) is None


async def test_a_bad_name_makes_no_guest(identity):
    guest, _ = await identity.new_guest("Ada")
    for name in ("", "x" * 25, "A\u202eda"):
        with pytest.raises(Invalid):
            await identity.new_guest(name)
        with pytest.raises(Invalid):
            await identity.rename(guest.id, name)
    assert (await identity.guest(guest.id)).name == "Ada"


async def test_a_new_name_is_seen_at_once(identity):
    guest, secret = await identity.new_guest("Ada")
    await identity.access_of(secret)
    assert (await identity.rename(guest.id, "Countess")).name == "Countess"
    assert (await identity.access_of(secret)).guest.name == "Countess"


@on_both
async def test_who_chose_a_password_can_sign_in_elsewhere(identity):
    guest, ada, _ = await visitor(identity)
    kept = await identity.keep(ada, "Ada Lovelace", PASSWORD)
    assert (kept.name, kept.handle) == ("Ada", "ada lovelace")
    again, secret = await identity.sign_in("ADA  Lovelace", PASSWORD)
    assert again == kept == (await identity.access_of(secret)).guest


async def test_a_password_is_the_same_however_its_letters_are_composed(identity):
    guest, ada, _ = await visitor(identity)
    await identity.keep(ada, "ada", "pässwörd")
    await identity.sign_in("ada", "pa\u0308sswo\u0308rd")


@pytest.mark.parametrize(
    ("handle", "password"),
    [("ada", "wrong horse"), ("ada", ""), ("bob", PASSWORD), ("", PASSWORD), ("ada", "x" * 10**6)],
)
async def test_a_wrong_password_and_an_unknown_handle_look_the_same(identity, handle, password):
    guest, ada, _ = await visitor(identity)
    await identity.keep(ada, "ada", PASSWORD)
    with refused("people-wrong-password"):
        await identity.sign_in(handle, password)


async def test_as_much_work_is_done_for_a_handle_that_nobody_has(identity, monkeypatch):
    compared = []
    verify = identity._passwords._verify
    monkeypatch.setattr(
        identity._passwords, "_verify", lambda *args: compared.append(args) or verify(*args)
    )
    with refused("people-wrong-password"):
        await identity.sign_in("nobody", PASSWORD)
    guest, ada, _ = await visitor(identity)
    await identity.keep(ada, "ada", PASSWORD)
    await identity.sign_in("ada", PASSWORD)
    assert len(compared) == 2
    parameters = [hash.split("$")[1:4] for hash, _ in compared]
    assert parameters[0] == parameters[1]


async def test_nobody_signs_in_with_the_password_of_nobody(identity):
    with refused("people-wrong-password"):
        await identity.sign_in("nobody", "nobody's password")
    assert not await identity._passwords.fits("nobody's password", None)


@on_both
async def test_a_handle_belongs_to_one_guest(identity):
    _, ada, _ = await visitor(identity)
    _, bob, _ = await visitor(identity, "Bob")
    await identity.keep(ada, "Straße", PASSWORD)
    with refused("people-handle-taken"):
        await identity.keep(bob, "STRASSE", PASSWORD)
    assert (await identity.guest(bob.guest.id)).handle is None
    await identity.keep(ada, "Straße", "another horse", PASSWORD)


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
async def test_a_password_has_8_to_200_characters(identity, password):
    guest, ada, _ = await visitor(identity)
    with refused("people-password-length"):
        await identity.keep(ada, "ada", password)
    assert (await identity.guest(guest.id)).handle is None


@on_both
async def test_a_new_password_ends_everything_else_that_opens_the_account(identity, clock, store):
    guest, ada, here = await visitor(identity)
    other = Identity(store, clock)  # another process

    async def doors():
        """A session by link, one by password if there is one, a token, and a link."""
        _, elsewhere = await identity.use_link(await identity.link(ada))
        _, bot = await identity.make_token(ada, "bot", SCOPES, 7)
        return [elsewhere, bot], await identity.link(ada)

    current = None
    for password in (PASSWORD, "another horse", "a third horse"):
        secrets, link = await doors()
        if current:
            secrets.append((await identity.sign_in("ada", current))[1])
        assert all([await other.access_of(secret) for secret in secrets])
        await identity.keep(ada, "ada", password, current)
        clock.time += module.CACHED
        for process in (identity, other):
            assert not any([await process.access_of(secret) for secret in secrets])
            assert await process.still_good({here, *secrets}) == {here}
        with refused("people-link-used"):
            await identity.use_link(link)
        if current:
            with refused("people-wrong-password"):
                await identity.sign_in("ada", current)
        current = password
    assert await identity.tokens(guest.id) == []
    await other.close()


@pytest.mark.parametrize("current", [None, "", "wrong horse"])
async def test_a_new_password_needs_the_one_before_it(identity, current):
    _, ada, _ = await visitor(identity)
    await identity.keep(ada, "ada", PASSWORD)
    _, bot = await identity.make_token(ada, "bot", {"read"}, 7)
    with refused("people-not-the-password"):
        await identity.keep(ada, "countess", "another horse", current)
    assert await identity.access_of(bot)  # nothing has changed
    await identity.sign_in("ada", PASSWORD)


@on_both
async def test_of_two_new_passwords_at_once_one_is_taken(identity):
    _, ada, _ = await visitor(identity)
    kept = None
    for choices in (("horse one", "horse two"), ("horse three", "horse four")):
        tries = await asyncio.gather(
            *(identity.keep(ada, "ada", each, kept) for each in choices),
            return_exceptions=True,
        )
        lost = [key_of(each) == "people-not-the-password" for each in tries]
        assert sorted(lost) == [False, True]
        kept = choices[lost.index(False)]
        await identity.sign_in("ada", kept)


@on_both
async def test_nothing_that_was_begun_before_a_new_password_opens_the_account_after_it(
    identity, clock, store
):
    _, ada, _ = await visitor(identity)
    await identity.keep(ada, "ada", PASSWORD)
    _, stolen = await identity.sign_in("ada", PASSWORD)
    thief, code = await identity.access_of(stolen), await identity.link(ada)
    late = Late(store.people)
    slow = Identity(store, clock)  # a process that is slow, and remembers the stolen session
    slow._people = late
    attempts = [
        asyncio.create_task(each)
        for each in (
            slow.make_token(thief, "bot", SCOPES, 7),
            slow.link(thief),
            slow.use_link(code),
            slow.sign_in("ada", PASSWORD),
        )
    ]
    await late.all_waiting(len(attempts))
    await identity.keep(ada, "ada", "another horse", PASSWORD)
    late.go_on.set()
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert [key_of(each) for each in results] == [
        "server-not-signed-in",
        "server-not-signed-in",
        "people-link-used",
        "people-wrong-password",
    ]
    assert await identity.tokens(ada.guest.id) == []
    await slow.close()


class Late:
    """People whose changes wait until they may go on."""

    def __init__(self, people):
        self.people, self.waiting, self.go_on = people, 0, asyncio.Event()

    def __getattr__(self, name):
        work = getattr(self.people, name)
        if name not in ("add_token", "add_link", "use_link", "add_session"):
            return work

        async def later(*args):
            self.waiting += 1
            await self.go_on.wait()
            return await work(*args)

        return later

    async def all_waiting(self, count):
        async with asyncio.timeout(10):
            while self.waiting < count:
                await asyncio.sleep(0.01)


async def test_who_signs_out_is_out_at_once(identity):
    _, secret = await identity.new_guest("Ada")
    assert await identity.access_of(secret)
    await identity.sign_out(secret)
    assert await identity.access_of(secret) is None


async def test_a_secret_that_is_read_while_it_is_revoked_is_not_remembered(identity, store):
    _, secret = await identity.new_guest("Ada")
    read = store.people.token_with

    async def slow(hash):
        found = await read(hash)
        await identity.sign_out(secret)
        return found

    store.people.token_with = slow
    await identity.access_of(secret)
    store.people.token_with = read
    assert await identity.access_of(secret) is None


async def test_a_revocation_elsewhere_holds_within_seconds(identity, clock, store):
    other = Identity(store, clock)
    _, secret = await identity.new_guest("Ada")
    assert await identity.access_of(secret)
    await other.sign_out(secret)
    clock.time += module.CACHED
    assert await identity.access_of(secret) is None
    await other.close()


async def test_a_pass_is_read_once_in_a_while(identity, store):
    _, secret = await identity.new_guest("Ada")
    reads = 0
    read = store.people.token_with

    async def counting(hash):
        nonlocal reads
        reads += 1
        return await read(hash)

    store.people.token_with = counting
    for _ in range(20):
        assert await identity.access_of(secret)
    assert reads == 1


async def test_what_is_remembered_of_secrets_is_bounded(identity, monkeypatch):
    monkeypatch.setattr(module, "MOST_CACHED", 3)
    for n in range(7):
        _, secret = await identity.new_guest(f"Guest {n}")
        await identity.access_of(secret)
        assert len(identity._cache) <= 3


@on_both
async def test_a_use_is_noted_once_a_minute(identity, clock, store, monkeypatch):
    monkeypatch.setattr("mintmark.server.accounts.last_used.PAUSE", 0)
    guest, ada, session = await visitor(identity)
    info, secret = await identity.make_token(ada, "bot", {"read"}, 7)
    writes = []
    note = store.people.note_uses

    async def noting(uses):
        writes.extend(uses)
        await note(uses)

    store.people.note_uses = noting
    for _ in range(130):
        await identity.access_of(secret)
        if identity._uses._writing:
            await identity._uses._writing
        clock.time += 1000
    assert len(writes) == 2
    (after,) = await identity.tokens(guest.id)
    assert after.used_at - info.used_at == 2 * MINUTE
    assert after.expires_at == info.expires_at


async def test_a_session_lasts_as_long_as_it_is_used(identity, clock, monkeypatch):
    monkeypatch.setattr("mintmark.server.accounts.last_used.PAUSE", 0)
    _, secret = await identity.new_guest("Ada")
    for _ in range(3):
        clock.time += 364 * DAY
        assert await identity.access_of(secret)
        await identity._uses._writing
    clock.time += 365 * DAY
    assert await identity.access_of(secret) is None


async def test_a_session_that_is_remembered_expires_all_the_same(identity, monkeypatch):
    monkeypatch.setattr(module, "SESSION_DAYS", 0)
    _, secret = await identity.new_guest("Ada")
    assert await identity.access_of(secret) is None


@on_both
async def test_a_link_works_once(identity):
    guest, ada, _ = await visitor(identity)
    code = await identity.link(ada)
    assert await identity.access_of(code) is None
    tries = await asyncio.gather(
        *(identity.use_link(code) for _ in range(8)), return_exceptions=True
    )
    ((same, secret),) = [each for each in tries if key_of(each) != "people-link-used"]
    assert same == guest == (await identity.access_of(secret)).guest


async def test_a_link_works_for_ten_minutes(identity, clock):
    guest, ada, secret = await visitor(identity)
    code = await identity.link(ada)
    clock.time += 10 * MINUTE
    with refused("people-link-used"):
        await identity.use_link(code)
    code = await identity.link(ada)
    clock.time += 10 * MINUTE - 1
    await identity.use_link(code)
    with refused("people-link-used"):
        await identity.use_link(secret)  # a session is no link


async def test_a_new_link_replaces_the_one_before(identity):
    guest, ada, _ = await visitor(identity)
    first, second = await identity.link(ada), await identity.link(ada)
    with refused("people-link-used"):
        await identity.use_link(first)
    await identity.use_link(second)


@on_both
async def test_the_session_used_longest_ago_makes_room_for_a_new_one(identity, clock, monkeypatch):
    monkeypatch.setattr(module, "MOST_SESSIONS", 3)
    guest, ada, first = await visitor(identity)
    others = []
    for _ in range(3):
        clock.time += 1
        assert await identity.access_of(first)
        others.append((await identity.use_link(await identity.link(ada)))[1])
    assert await identity.access_of(first) is None
    assert all([await identity.access_of(secret) for secret in others])


@on_both
async def test_a_token_may_do_what_was_chosen(identity, clock):
    guest, ada, _ = await visitor(identity)
    info, secret = await identity.make_token(ada, " my  bot ", ["read", "play"], 30)
    allowed = await identity.access_of(secret)
    assert secret.startswith("mm_personal_")
    assert allowed.scopes == info.scopes == {"read", "play"}
    assert (allowed.token, info.label) == (info.id, "my bot")
    assert await identity.tokens(guest.id) == [info]
    clock.time = info.expires_at
    assert await identity.access_of(secret) is None


@pytest.mark.parametrize(
    ("label", "scopes", "days", "why"),
    [
        ("", {"read"}, 1, "label of 1 to 40"),
        ("x" * 41, {"read"}, 1, "label of 1 to 40"),
        ("bot", set(), 1, "read, play, account"),
        ("bot", {"read", "rule"}, 1, "read, play, account"),
        ("bot", {"read"}, 0, "1 to 366 days"),
        ("bot", {"read"}, 367, "1 to 366 days"),
    ],
)
async def test_a_token_that_makes_no_sense_is_not_made(identity, label, scopes, days, why):
    guest, ada, _ = await visitor(identity)
    with pytest.raises(Refused, match=why):
        await identity.make_token(ada, label, scopes, days)
    assert await identity.tokens(guest.id) == []


@on_both
async def test_a_revoked_token_is_worth_nothing_at_once(identity):
    ada, shown, session = await visitor(identity)
    bob, _ = await identity.new_guest("Bob")
    info, secret = await identity.make_token(shown, "bot", {"play"}, 7)
    assert await identity.access_of(secret)
    for guest, token in (
        (bob.id, info.id),
        (ada.id, (await identity.access_of(session)).token),
    ):
        with refused("people-unknown-token"):
            await identity.revoke(guest, token)
    assert await identity.access_of(secret)
    await identity.revoke(ada.id, info.id)
    assert await identity.access_of(secret) is None
    assert await identity.tokens(ada.id) == []


@on_both
async def test_a_guest_has_so_many_tokens_at_most(identity, monkeypatch):
    monkeypatch.setattr(module, "MOST_TOKENS", 4)
    guest, ada, _ = await visitor(identity)
    tries = await asyncio.gather(
        *(identity.make_token(ada, f"bot {n}", {"read"}, 7) for n in range(9)),
        return_exceptions=True,
    )
    late = [each for each in tries if key_of(each) == "people-token-limit"]
    assert len(late) == 5
    assert "There are 4 tokens already" in str(late[0])
    assert len(await identity.tokens(guest.id)) == 4


async def test_nothing_is_done_for_a_guest_who_does_not_exist(identity):
    nobody = Access(Guest("x", "Nobody"), frozenset(SCOPES), "t", session=True)
    for attempt in (
        identity.guest("x"),
        identity.rename("x", "Ada"),
        identity.keep(nobody, "ada", PASSWORD),
    ):
        with refused("people-unknown-guest"):
            await attempt
    for attempt in (
        identity.link(nobody),
        identity.make_token(nobody, "bot", {"read"}, 7),
    ):
        with refused("server-not-signed-in"):
            await attempt
    assert await identity.tokens("x") == []


async def test_a_flood_of_passwords_is_turned_away(identity, monkeypatch):
    monkeypatch.setattr("mintmark.server.accounts.passwords.MOST_WAITING", 3)
    tries = await asyncio.gather(
        *(identity.sign_in("ada", PASSWORD) for _ in range(12)), return_exceptions=True
    )
    assert {key_of(each) for each in tries} == {"people-busy", "people-wrong-password"}
    assert sum(key_of(each) == "people-wrong-password" for each in tries) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_scopes_and_refusals_have_words(language):
    assert all(speak(scope, language) for scope in SCOPES.values())
    assert speak(NotNow("people-handle-taken", handle="ada").message, language)
