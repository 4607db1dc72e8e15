// Made from the server’s types by `npm run types`; do not edit.

export interface Wire {
  Absence?: Absence;
  Alive?: Alive;
  Area?: Area;
  AreaDrawing?: AreaDrawing;
  BeReady?: BeReady;
  Brought?: Brought;
  ChatLine?: ChatLine;
  ClockInfo?: ClockInfo;
  Coin?: Coin;
  CoinQuestBox?: CoinQuestBox;
  CoinageBox?: CoinageBox;
  Frame?: Frame;
  GameInfo?: GameInfo;
  GiveReply?: GiveReply;
  Link?: Link;
  Listed?: Listed;
  Lot?: Lot;
  LuckInfo?: LuckInfo;
  MadeToken?: MadeToken;
  MakeMove?: MakeMove;
  MapDrawing?: MapDrawing;
  MapDrawings?: MapDrawings;
  Me?: Me;
  Message?: Message;
  Moment?: Moment;
  Mute?: Mute;
  NewGuest?: NewGuest;
  NewPassword?: NewPassword;
  NewTable?: NewTable;
  NewToken?: NewToken;
  OfSeat?: OfSeat;
  OneSeat?: OneSeat;
  OptionInfo?: OptionInfo;
  OutcomeInfo?: OutcomeInfo;
  OwnEdition?: OwnEdition;
  Pace?: Pace;
  Password?: Password;
  Plan?: Plan;
  Plea?: Plea;
  Problem?: Problem;
  Ready?: Ready;
  Reel?: Reel;
  RelicCard?: RelicCard;
  SaySomething?: SaySomething;
  SeatBot?: SeatBot;
  SeatInfo?: SeatInfo;
  SeenEntry?: SeenEntry;
  SeenRecord?: SeenRecord;
  SitDown?: SitDown;
  Standing?: Standing;
  Summary?: Summary;
  Token?: Token;
  Trouble?: Trouble;
  Update?: Update;
  Warehouse51Box?: Warehouse51Box;
  Weighed?: Weighed;
  Words?: Words;
  Watch?: Watch;
  Unwatch?: Unwatch;
  Move?: Move;
  Undo?: Undo;
  Reply?: Reply;
  Resign?: Resign;
  Say?: Say;
  Ping?: Ping;
  Hello?: Hello;
  Notice?: Notice;
  Done?: Done;
  Refused?: Refused;
  Gone?: Gone;
  Pong?: Pong;
  'coinage.View'?: Coinage_View;
  'coinage.Coin'?: Coinage_Coin;
  'coinage.Region'?: Coinage_Region;
  'coin_quest.View'?: CoinQuest_View;
  'coin_quest.Lot'?: CoinQuest_Lot;
  'coin_quest.Player'?: CoinQuest_Player;
  'warehouse51.View'?: Warehouse51_View;
  'warehouse51.Player'?: Warehouse51_Player;
  'warehouse51.Owned'?: Warehouse51_Owned;
}
export interface Absence {
  seat: number;
  away: number | null;
  replaceable: boolean;
}
export interface Alive {
  status?: 'ok';
}
export interface Area {
  label: string;
  name: string;
  region: string;
  borders: string[];
  row: number;
  first_column: number;
  last_column: number;
}
export interface AreaDrawing {
  label: string;
  outline: string;
  x: number;
  y: number;
  left: number;
  right: number;
}
export interface BeReady {
  entropy?: string | null;
}
export interface Brought {
  id: string;
  game: string;
  entries: number;
}
/**
 * A line of the chat.
 */
export interface ChatLine {
  n: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string;
}
/**
 * Time left: as of `since`, in milliseconds; from then on the clocks of `running` run.
 */
export interface ClockInfo {
  left: number[];
  running: number[];
  since: number;
}
export interface Coin {
  metal: string;
  value: number;
  action?: string;
  amount?: number;
  quality?: number;
  mark?: string;
}
export interface CoinQuestBox {
  game: 'coin_quest';
  name: string;
  title: string;
  draw: number;
  price: number;
  bonuses: {
    [k: string]: unknown[];
  };
  lots: Lot[];
  coins: {
    [k: string]: Coin;
  };
  sets: {
    [k: string]: string[];
  };
  provenance: {
    [k: string]: string;
  };
  own?: OwnEdition | null;
}
export interface Lot {
  prestige: number;
  bans: string[];
  players: number;
}
export interface OwnEdition {
  nearest: string;
  differences: Message[];
}
export interface Message {
  key: string;
  args?: {
    [k: string]: number | string | Message | (string | Message)[];
  };
}
export interface CoinageBox {
  game: 'coinage';
  name: string;
  title: string;
  banks: number[];
  regions: string[];
  tinctures: string[];
  areas: Area[];
  provenance: {
    [k: string]: string;
  };
  drawings: MapDrawings;
  own?: OwnEdition | null;
}
export interface MapDrawings {
  lying: MapDrawing;
  upright: MapDrawing;
}
export interface MapDrawing {
  left: number;
  top: number;
  width: number;
  height: number;
  art: string;
  areas: AreaDrawing[];
}
export interface Frame {
  at: number;
  who: number | string | null;
  move: string | null;
  story: Words[];
  scores: number[];
  view?: unknown;
  changed?: {
    [k: string]: unknown;
  };
}
/**
 * Something to be said: the key of a text with its arguments, and on request the words.
 */
export interface Words {
  key: string;
  args?: {};
  text?: string;
}
export interface GameInfo {
  name: string;
  title: string;
  /**
   * Of the rules
   */
  version: number;
  /**
   * How many may play
   */
  seats: number[];
  /**
   * Whether seats see different things
   */
  secrets: boolean;
  /**
   * What players call an edition
   */
  edition_word: string;
  /**
   * The first is the default
   */
  editions: string[];
  /**
   * What the seats are called, where the rules toss for them
   */
  sides: string[];
  options: OptionInfo[];
  /**
   * Of the bots, the weakest first
   */
  levels: string[];
  rules: string;
}
export interface OptionInfo {
  name: string;
  kind: 'switch' | 'number' | 'choice';
  default: boolean | number | string;
  /**
   * What it may be; of numbers, all of them
   */
  choices: (number | string)[];
  /**
   * A sentence, in English
   */
  about: string;
}
export interface GiveReply {
  yes: boolean;
}
export interface Link {
  /**
   * For POST /api/links/{code}
   */
  code: string;
  /**
   * To be opened there
   */
  url: string;
}
export interface Listed {
  id: string;
  created_at: number;
  summary: Summary;
}
export interface Summary {
  plan: Plan;
  status: string;
  seats: SeatInfo[];
  turn: number;
  awaited: number[];
  outcome: OutcomeInfo | null;
}
/**
 * What is played at a table, and how.
 */
export interface Plan {
  game: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string;
  };
  pace: Pace;
  public: boolean;
  hints: boolean;
  owner: string;
  after: string | null;
  toss?: boolean;
  drawn_from?: string[];
  own_edition?: boolean;
}
/**
 * How long people may think.
 */
export interface Pace {
  kind?: 'days' | 'live' | 'none';
  seconds?: number;
  increment?: number;
  days?: number;
}
/**
 * A seat, as everybody sees it.
 */
export interface SeatInfo {
  name: string;
  guest: string | null;
  bot: string | null;
  invited: string | null;
  ready: boolean;
  left: boolean;
  late: boolean;
  absent: string | null;
  resigned: boolean;
  absentee?: string | null;
  invitee?: string | null;
}
/**
 * How the game ended.
 */
export interface OutcomeInfo {
  scores: number[];
  places: number[];
  ending: string;
  resigned: number[];
}
/**
 * What the server has committed itself to, and what everybody has mixed in.
 */
export interface LuckInfo {
  commitment: string;
  entropy: (string | null)[];
  seed?: string | null;
  seating?: number[] | null;
}
export interface MadeToken {
  token: Token;
  /**
   * For the header Authorization: Bearer …
   */
  secret: string;
}
export interface Token {
  id: string;
  label: string;
  scopes: string[];
  /**
   * Milliseconds since 1970
   */
  created_at: number;
  /**
   * Milliseconds since 1970
   */
  used_at: number;
  /**
   * Milliseconds since 1970
   */
  expires_at: number;
}
export interface MakeMove {
  question: number;
  /**
   * A move as text.
   */
  move: string;
  seat?: number | null;
}
export interface Me {
  /**
   * Public; it never changes
   */
  id: string;
  /**
   * What others see, up to 24 letters
   */
  name: string;
  /**
   * null until a password is chosen
   */
  handle: string | null;
  /**
   * What this token allows
   */
  scopes: string[];
}
export interface Moment {
  game: string;
  edition: string;
  own_edition: boolean;
  options: {
    [k: string]: unknown;
  };
  seats: string[];
  bots: (string | null)[] | null;
  at: number;
  entries: number;
  who: number | string | null;
  move: string | null;
  view: unknown;
  story: Words[];
  scores: number[];
}
export interface Mute {
  guest: string;
  on?: boolean;
}
export interface NewGuest {
  /**
   * What others see, up to 24 letters
   */
  name: string;
}
export interface NewPassword {
  /**
   * The name to sign in by
   */
  handle: string;
  /**
   * 8 to 200 letters
   */
  password: string;
  /**
   * The password of now, if there is one
   */
  current?: string | null;
}
export interface NewTable {
  game: string;
  /**
   * Each is `me`, `open`, `bot LEVEL` or `for HANDLE`
   */
  seats: unknown[];
  /**
   * `random`: one of the house, drawn by chance
   */
  edition?: string | null;
  /**
   * An edition of your own, as TOML
   */
  own_edition?: string | null;
  options?: {
    [k: string]: boolean | number | string;
  };
  pace?: Pace;
  /**
   * Whether the lobby lists it
   */
  public?: boolean;
  /**
   * Whether players may ask for hints
   */
  hints?: boolean;
  /**
   * Begin as soon as all seats are taken
   */
  ready?: boolean;
  entropy?: string | null;
  /**
   * Whether who sits where is tossed when play begins (in CoinAge: who plays gold); null: as the rules of the game have it
   */
  toss?: boolean | null;
}
export interface NewToken {
  /**
   * To tell it from others
   */
  label: string;
  scopes: unknown[];
  /**
   * How long it is good
   */
  days?: number;
}
export interface OfSeat {
  seat?: number | null;
}
export interface OneSeat {
  /**
   * A seat, counted from 0.
   */
  seat: number;
}
export interface Password {
  /**
   * The name to sign in by
   */
  handle: string;
  /**
   * 8 to 200 letters
   */
  password: string;
}
/**
 * A seat asks to take back its last decision.
 */
export interface Plea {
  seat: number;
  agreed: number[];
}
export interface Problem {
  error: Trouble;
}
export interface Trouble {
  /**
   * Names the text, in every language
   */
  key: string;
  /**
   * What the text speaks of
   */
  args: {
    [k: string]: unknown;
  };
  /**
   * The text, in the language of ?language= or Accept-Language
   */
  text: string;
}
export interface Ready {
  ready: boolean;
  /**
   * The database answers within a second, and has room
   */
  store: boolean;
  /**
   * Other processes can be heard
   */
  broker: boolean;
}
export interface Reel {
  game: string;
  edition: string;
  own_edition: boolean;
  options: {
    [k: string]: unknown;
  };
  seats: string[];
  bots: (string | null)[] | null;
  eyes: string;
  box: unknown;
  frames: Frame[];
  places: number[] | null;
}
export interface RelicCard {
  id: string;
  name: string | null;
  colour: string;
  value: number;
  mark: string;
  weapon: boolean;
  sealed: boolean;
  effect: string;
  parameter: string | null;
  amount: number | string | null;
  counterfeit: boolean;
  provenance: {
    [k: string]: string;
  };
}
export interface SaySomething {
  text: string;
}
export interface SeatBot {
  /**
   * A seat, counted from 0.
   */
  seat: number;
  level?: string;
}
export interface SeenEntry {
  who: number | string;
  /**
   * A question mark if the seat may not know it
   */
  move: string;
}
export interface SeenRecord {
  game: string;
  edition: string;
  own_edition: boolean;
  seats: string[];
  seen_by: number | null;
  entries: SeenEntry[];
}
export interface SitDown {
  seat?: number | null;
  ready?: boolean;
  entropy?: string | null;
}
export interface Standing {
  score: number;
  breakdown: number[];
}
/**
 * The table as a seat may know it, whole, whenever something has changed for that seat.
 */
export interface Update {
  type: 'update';
  table: string;
  seat: number | null;
  seq: number;
  plan: Plan;
  status: 'aborted' | 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  luck: LuckInfo;
  awaited: number[];
  clocks: ClockInfo | null;
  question: number | null;
  ask: Words | null;
  moves: string[];
  warnings: {
    [k: string]: Words;
  };
  can_undo: boolean;
  plea: Plea | null;
  view: Coinage_View | CoinQuest_View | Warehouse51_View | null;
  story_from: number;
  story: Words[];
  chat: ChatLine[];
  outcome: OutcomeInfo | null;
  rematch: string | null;
}
/**
 * The table as a seat sees it: in CoinAge all of it.
 */
export interface Coinage_View {
  seat: number | null;
  position: string;
  turn: number;
  mover: string;
  banks: number[][];
  stacks: {
    [k: string]: Coinage_Coin[];
  };
  slap: number[] | null;
  ready: number[];
  placements_left: number;
  may_pay: boolean;
  may_move: boolean;
  may_capture: boolean;
  regions: Coinage_Region[];
  bank_points: number[];
  scores: number[];
  tiebreak: number[] | null;
  ending: string | null;
  moves: string[];
}
/**
 * A coin on the map: its rank and the side that shows.
 */
export interface Coinage_Coin {
  rank: number;
  side: string;
}
/**
 * A region as it would be scored now.
 */
export interface Coinage_Region {
  name: string;
  areas: string[];
  doubled: string | null;
  ranks: number[];
  points: number[];
}
/**
 * The table as a seat sees it.
 */
export interface CoinQuest_View {
  seat: number | null;
  phase: string;
  round: number;
  rounds: number;
  to_act: number[];
  awaited: number[];
  first: number | null;
  lots: CoinQuest_Lot[];
  market: string[];
  trashed: string[];
  black_pouch: string[];
  players: CoinQuest_Player[];
  hand: string[];
  pouch: string[];
  pouch_less: number;
  scores: number[];
  ending: string | null;
  moves: string[];
}
/**
 * A lot, with the bids on it as far as this seat sees them.
 */
export interface CoinQuest_Lot {
  coins: string[];
  prestige: number;
  bans: string[];
  in_play: boolean;
  bids: (string[] | null)[];
  values: (never[] | null)[];
  won_by: number | null;
}
/**
 * What this seat knows of a seat.
 */
export interface CoinQuest_Player {
  prestige: number;
  in_pouch: number;
  behind_screen: number;
  discard: string[];
  used: string[];
  using: string | null;
  ready: boolean;
  penny_in_pouch: boolean;
  holds_penny: boolean;
  collection: string[];
  lost: number;
  gained: number;
  marks: never[][];
  breakdown: number[] | null;
}
/**
 * The table as a seat sees it.
 */
export interface Warehouse51_View {
  seat: number | null;
  phase: string;
  turn: number;
  to_act: number[];
  revealer: number | null;
  lot: string | null;
  bid: number;
  leader: number | null;
  still_in: number[];
  supply: number;
  tokens: number;
  players: Warehouse51_Player[];
  piles: {
    [k: string]: string[];
  };
  gone: string[];
  counterfeits: (string[] | null)[];
  fist: number | null;
  scores: number[];
  ending: string | null;
  moves: string[];
}
/**
 * What everybody sees of a seat.
 */
export interface Warehouse51_Player {
  gold: number;
  pays: number;
  right: number;
  collection: Warehouse51_Owned[];
  values: number[];
  sets: number;
  score: number;
  score_without_fakes: number;
  breakdown: number[];
  fist_closed: boolean;
  opened: number | null;
}
/**
 * A relic in a collection.
 */
export interface Warehouse51_Owned {
  relic: string;
  pawned: boolean;
  certified: boolean;
  known_fake: boolean;
  spared: boolean;
}
export interface Warehouse51Box {
  game: 'warehouse51';
  name: string;
  title: string;
  start_ingots: number;
  supply: number;
  pawn_tokens: number;
  pawn_below: number;
  pawn_payout: number;
  buy_back: number;
  ingots_per_point: number;
  set_points: number;
  counterfeits_between: {
    [k: string]: number;
  };
  points: {
    [k: string]: unknown[];
  };
  relics: RelicCard[];
  provenance: {
    [k: string]: string;
  };
  own?: OwnEdition | null;
}
export interface Weighed {
  move: string;
  said: Words;
  visits: number;
  win: number | null;
  lead: number | null;
}
/**
 * Send me updates: from the eyes of my seat, or an onlooker's.
 *
 *     Without a seat they go on from wherever a toss for seats puts you.
 */
export interface Watch {
  type: 'watch';
  id: number;
  /**
   * A table. Whoever knows this can watch it: that is the link.
   */
  table: string;
  seat?: number | null;
  since?: number;
  language?: ('de' | 'en' | 'fr' | 'ru') | null;
}
/**
 * No more of them.
 */
export interface Unwatch {
  type: 'unwatch';
  id: number;
  /**
   * A table. Whoever knows this can watch it: that is the link.
   */
  table: string;
  seat?: number | null;
}
/**
 * Answer a question.
 */
export interface Move {
  type: 'move';
  id: number;
  /**
   * A table. Whoever knows this can watch it: that is the link.
   */
  table: string;
  seat?: number | null;
  key?: string | null;
  question: number;
  /**
   * A move as text.
   */
  move: string;
}
/**
 * Take back my last decision, or ask the others whether I may.
 */
export interface Undo {
  type: 'undo';
  id: number;
  /**
   * A table. Whoever knows this can watch it: that is the link.
   */
  table: string;
  seat?: number | null;
  key?: string | null;
}
/**
 * Whether I agree that somebody takes a decision back.
 */
export interface Reply {
  type: 'reply';
  id: number;
  /**
   * A table. Whoever knows this can watch it: that is the link.
   */
  table: string;
  seat?: number | null;
  key?: string | null;
  yes: boolean;
}
/**
 * I give up.
 */
export interface Resign {
  type: 'resign';
  id: number;
  /**
   * A table. Whoever knows this can watch it: that is the link.
   */
  table: string;
  seat?: number | null;
  key?: string | null;
}
/**
 * A line for the chat.
 */
export interface Say {
  type: 'say';
  id: number;
  /**
   * A table. Whoever knows this can watch it: that is the link.
   */
  table: string;
  seat?: number | null;
  key?: string | null;
  text: string;
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping';
  id: number;
}
/**
 * The first message of a socket.
 */
export interface Hello {
  type: 'hello';
  now: number;
  guest: string | null;
}
/**
 * Something in passing: a bot is getting ready.
 */
export interface Notice {
  type: 'notice';
  table: string;
  words: Words;
}
/**
 * It is done and kept.
 */
export interface Done {
  type: 'done';
  id: number;
  seq: number;
}
/**
 * Nothing has changed; this is why.
 */
export interface Refused {
  type: 'refused';
  id: number | null;
  error: string;
  why: Words;
}
/**
 * No more updates for this: the seat is no longer yours.
 */
export interface Gone {
  type: 'gone';
  table: string;
  seat: number | null;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: 'pong';
  id: number;
  now: number;
}
