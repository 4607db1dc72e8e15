// What is engraved on each relic card: drawings on 512 × 512.
import found from 'game-icons:sword-in-stone,holy-grail,fire-gem,leather-boot,book-cover,unicorn,pestle-mortar,spell-book,thor-hammer,sheep,open-chest,cornucopia,shirt,ring,cauldron,magic-lamp,harp,locked-chest,wax-seal,battle-axe,shinto-shrine-mirror,barbed-spear,bo,floating-crystal,skull-crack,amphora';
import { CARPET } from './carpet';

const DRAWN: Record<string, string> = {
  excalibur: found['sword-in-stone']!,
  holy_grail: found['holy-grail']!,
  philosophers_stone: found['fire-gem']!,
  seven_league_boots: found['leather-boot']!,
  malleus_maleficarum: found['book-cover']!,
  unicorn_horn: found['unicorn']!,
  baba_yaga_mortar: found['pestle-mortar']!,
  necronomicon: found['spell-book']!,
  mjollnir: found['thor-hammer']!,
  golden_fleece: found['sheep']!,
  pandoras_box: found['open-chest']!,
  horn_of_plenty: found['cornucopia']!,
  shirt_of_nessus: found['shirt']!,
  ring_of_the_nibelung: found['ring']!,
  dagda_cauldron: found['cauldron']!,
  aladdins_lamp: found['magic-lamp']!,
  flying_carpet: CARPET,
  davids_harp: found['harp']!,
  ark_of_the_covenant: found['locked-chest']!,
  seal_of_solomon: found['wax-seal']!,
  gilgamesh_axe: found['battle-axe']!,
  yata_no_kagami: found['shinto-shrine-mirror']!,
  ame_no_nuboko: found['barbed-spear']!,
  ruyi_jingu_bang: found['bo']!,
  chintamani_stone: found['floating-crystal']!,
  kapala: found['skull-crack']!,
};

/** The drawing of a relic; one of a user's own edition that we do not know gets a plain vessel. */
export const drawing = (relic: string): string =>
  Object.hasOwn(DRAWN, relic) ? DRAWN[relic]! : found['amphora']!;
