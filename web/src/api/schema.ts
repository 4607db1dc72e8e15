// Made from the server’s types by `npm run types`; do not edit.

export type Coinage_Line =
  | {
      kind: 'Slapped';
      data: Coinage_Slapped;
      words: Words;
    }
  | {
      kind: 'Placed';
      data: Coinage_Placed;
      words: Words;
    }
  | {
      kind: 'Paid';
      data: Coinage_Paid;
      words: Words;
    }
  | {
      kind: 'Moved';
      data: Coinage_Moved;
      words: Words;
    }
  | {
      kind: 'Captured';
      data: Coinage_Captured;
      words: Words;
    }
  | {
      kind: 'Stopped';
      data: Coinage_Stopped;
      words: Words;
    }
  | {
      kind: 'Ended';
      data: Coinage_Ended;
      words: Words;
    };
export type CoinQuest_Line =
  | {
      kind: 'Began';
      data: CoinQuest_Began;
      words: Words;
    }
  | {
      kind: 'MarketFilled';
      data: CoinQuest_MarketFilled;
      words: Words;
    }
  | {
      kind: 'LotFilled';
      data: CoinQuest_LotFilled;
      words: Words;
    }
  | {
      kind: 'RoundBegan';
      data: CoinQuest_RoundBegan;
      words: Words;
    }
  | {
      kind: 'TippedIn';
      data: CoinQuest_TippedIn;
      words: Words;
    }
  | {
      kind: 'Drew';
      data: CoinQuest_Drew;
      words: Words;
    }
  | {
      kind: 'PennyDrawn';
      data: CoinQuest_PennyDrawn;
      words: Words;
    }
  | {
      kind: 'PennyPassed';
      data: CoinQuest_PennyPassed;
      words: Words;
    }
  | {
      kind: 'Stole';
      data: CoinQuest_Stole;
      words: Words;
    }
  | {
      kind: 'Used';
      data: CoinQuest_Used;
      words: Words;
    }
  | {
      kind: 'DrewExtra';
      data: CoinQuest_DrewExtra;
      words: Words;
    }
  | {
      kind: 'Stopped';
      data: CoinQuest_Stopped;
      words: Words;
    }
  | {
      kind: 'Trashed';
      data: CoinQuest_Trashed;
      words: Words;
    }
  | {
      kind: 'Placed';
      data: CoinQuest_Placed;
      words: Words;
    }
  | {
      kind: 'TakenBack';
      data: CoinQuest_TakenBack;
      words: Words;
    }
  | {
      kind: 'Locked';
      data: CoinQuest_Locked;
      words: Words;
    }
  | {
      kind: 'Unlocked';
      data: CoinQuest_Unlocked;
      words: Words;
    }
  | {
      kind: 'ScreensLifted';
      data: CoinQuest_ScreensLifted;
      words: Words;
    }
  | {
      kind: 'BidsShown';
      data: CoinQuest_BidsShown;
      words: Words;
    }
  | {
      kind: 'Settled';
      data: CoinQuest_Settled;
      words: Words;
    }
  | {
      kind: 'Discarded';
      data: CoinQuest_Discarded;
      words: Words;
    }
  | {
      kind: 'Bought';
      data: CoinQuest_Bought;
      words: Words;
    }
  | {
      kind: 'Declined';
      data: CoinQuest_Declined;
      words: Words;
    }
  | {
      kind: 'Over';
      data: CoinQuest_Over;
      words: Words;
    }
  | {
      kind: 'Scored';
      data: CoinQuest_Scored;
      words: Words;
    }
  | {
      kind: 'TieBroken';
      data: CoinQuest_TieBroken;
      words: Words;
    }
  | {
      kind: 'Tied';
      data: CoinQuest_Tied;
      words: Words;
    };
export type Warehouse51_Line =
  | {
      kind: 'Began';
      data: Warehouse51_Began;
      words: Words;
    }
  | {
      kind: 'Noted';
      data: Warehouse51_Noted;
      words: Words;
    }
  | {
      kind: 'Revealed';
      data: Warehouse51_Revealed;
      words: Words;
    }
  | {
      kind: 'TurnedUp';
      data: Warehouse51_TurnedUp;
      words: Words;
    }
  | {
      kind: 'BidMade';
      data: Warehouse51_BidMade;
      words: Words;
    }
  | {
      kind: 'Passed';
      data: Warehouse51_Passed;
      words: Words;
    }
  | {
      kind: 'FistClosed';
      data: Warehouse51_FistClosed;
      words: Words;
    }
  | {
      kind: 'FistsOpened';
      data: Warehouse51_FistsOpened;
      words: Words;
    }
  | {
      kind: 'Decided';
      data: Warehouse51_Decided;
      words: Words;
    }
  | {
      kind: 'Sold';
      data: Warehouse51_Sold;
      words: Words;
    }
  | {
      kind: 'Unsold';
      data: Warehouse51_Unsold;
      words: Words;
    }
  | {
      kind: 'Gained';
      data: Warehouse51_Gained;
      words: Words;
    }
  | {
      kind: 'Pawned';
      data: Warehouse51_Pawned;
      words: Words;
    }
  | {
      kind: 'Gave';
      data: Warehouse51_Gave;
      words: Words;
    }
  | {
      kind: 'Swapped';
      data: Warehouse51_Swapped;
      words: Words;
    }
  | {
      kind: 'BoughtBack';
      data: Warehouse51_BoughtBack;
      words: Words;
    }
  | {
      kind: 'Certified';
      data: Warehouse51_Certified;
      words: Words;
    }
  | {
      kind: 'Neutralised';
      data: Warehouse51_Neutralised;
      words: Words;
    }
  | {
      kind: 'Declined';
      data: Warehouse51_Declined;
      words: Words;
    }
  | {
      kind: 'Exposed';
      data: Warehouse51_Exposed;
      words: Words;
    }
  | {
      kind: 'CounterfeitFound';
      data: Warehouse51_CounterfeitFound;
      words: Words;
    }
  | {
      kind: 'Removed';
      data: Warehouse51_Removed;
      words: Words;
    }
  | {
      kind: 'Over';
      data: Warehouse51_Over;
      words: Words;
    };
export type FromClient = Watch | Unwatch | Move | Undo | Reply | Resign | Say | Ping;
export type ToClient = Hello | Update | Notice | Done | Refusal | Gone | Pong;

export interface Wire {
  Absence?: Absence;
  Alive?: Alive;
  Area?: Area;
  AreaDrawing?: AreaDrawing;
  BeReady?: BeReady;
  BotQuestion?: BotQuestion;
  ChatLine?: ChatLine;
  ClockInfo?: ClockInfo;
  Coin?: Coin;
  CoinQuestBox?: CoinQuestBox;
  CoinageBox?: CoinageBox;
  Frame?: Frame;
  GameInfo?: GameInfo;
  GiveReply?: GiveReply;
  ImportedRecord?: ImportedRecord;
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
  RelicCard?: RelicCard;
  Replay?: Replay;
  SaySomething?: SaySomething;
  SeatBot?: SeatBot;
  SeatInfo?: SeatInfo;
  SitDown?: SitDown;
  Standing?: Standing;
  StoryLine?: StoryLine;
  Summary?: Summary;
  ToWeigh?: ToWeigh;
  Token?: Token;
  Told?: Told;
  Update?: Update;
  ViewedEntry?: ViewedEntry;
  ViewedRecord?: ViewedRecord;
  Warehouse51Box?: Warehouse51Box;
  Weighed?: Weighed;
  Words?: Words;
  Lesson?: Lesson;
  LessonStep?: LessonStep;
  LessonMoment?: LessonMoment;
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
  Refusal?: Refusal;
  Gone?: Gone;
  Pong?: Pong;
  'coinage.View'?: Coinage_View;
  'coinage.Coin'?: Coinage_Coin;
  'coinage.Region'?: Coinage_Region;
  'coinage.Slapped'?: Coinage_Slapped;
  'coinage.Placed'?: Coinage_Placed;
  'coinage.Paid'?: Coinage_Paid;
  'coinage.Moved'?: Coinage_Moved;
  'coinage.Captured'?: Coinage_Captured;
  'coinage.Stopped'?: Coinage_Stopped;
  'coinage.Ended'?: Coinage_Ended;
  'coinage.Line'?: Coinage_Line;
  'coin_quest.View'?: CoinQuest_View;
  'coin_quest.Lot'?: CoinQuest_Lot;
  'coin_quest.Player'?: CoinQuest_Player;
  'coin_quest.Began'?: CoinQuest_Began;
  'coin_quest.MarketFilled'?: CoinQuest_MarketFilled;
  'coin_quest.LotFilled'?: CoinQuest_LotFilled;
  'coin_quest.RoundBegan'?: CoinQuest_RoundBegan;
  'coin_quest.TippedIn'?: CoinQuest_TippedIn;
  'coin_quest.Drew'?: CoinQuest_Drew;
  'coin_quest.PennyDrawn'?: CoinQuest_PennyDrawn;
  'coin_quest.PennyPassed'?: CoinQuest_PennyPassed;
  'coin_quest.Stole'?: CoinQuest_Stole;
  'coin_quest.Used'?: CoinQuest_Used;
  'coin_quest.DrewExtra'?: CoinQuest_DrewExtra;
  'coin_quest.Stopped'?: CoinQuest_Stopped;
  'coin_quest.Trashed'?: CoinQuest_Trashed;
  'coin_quest.Placed'?: CoinQuest_Placed;
  'coin_quest.TakenBack'?: CoinQuest_TakenBack;
  'coin_quest.Locked'?: CoinQuest_Locked;
  'coin_quest.Unlocked'?: CoinQuest_Unlocked;
  'coin_quest.ScreensLifted'?: CoinQuest_ScreensLifted;
  'coin_quest.BidsShown'?: CoinQuest_BidsShown;
  'coin_quest.Bid'?: CoinQuest_Bid;
  'coin_quest.Settled'?: CoinQuest_Settled;
  'coin_quest.Discarded'?: CoinQuest_Discarded;
  'coin_quest.Bought'?: CoinQuest_Bought;
  'coin_quest.Declined'?: CoinQuest_Declined;
  'coin_quest.Over'?: CoinQuest_Over;
  'coin_quest.Scored'?: CoinQuest_Scored;
  'coin_quest.TieBroken'?: CoinQuest_TieBroken;
  'coin_quest.Tied'?: CoinQuest_Tied;
  'coin_quest.Line'?: CoinQuest_Line;
  'warehouse51.View'?: Warehouse51_View;
  'warehouse51.Player'?: Warehouse51_Player;
  'warehouse51.Owned'?: Warehouse51_Owned;
  'warehouse51.Began'?: Warehouse51_Began;
  'warehouse51.Noted'?: Warehouse51_Noted;
  'warehouse51.Revealed'?: Warehouse51_Revealed;
  'warehouse51.TurnedUp'?: Warehouse51_TurnedUp;
  'warehouse51.BidMade'?: Warehouse51_BidMade;
  'warehouse51.Passed'?: Warehouse51_Passed;
  'warehouse51.FistClosed'?: Warehouse51_FistClosed;
  'warehouse51.FistsOpened'?: Warehouse51_FistsOpened;
  'warehouse51.Decided'?: Warehouse51_Decided;
  'warehouse51.Sold'?: Warehouse51_Sold;
  'warehouse51.Unsold'?: Warehouse51_Unsold;
  'warehouse51.Gained'?: Warehouse51_Gained;
  'warehouse51.Pawned'?: Warehouse51_Pawned;
  'warehouse51.Gave'?: Warehouse51_Gave;
  'warehouse51.Swapped'?: Warehouse51_Swapped;
  'warehouse51.BoughtBack'?: Warehouse51_BoughtBack;
  'warehouse51.Certified'?: Warehouse51_Certified;
  'warehouse51.Neutralised'?: Warehouse51_Neutralised;
  'warehouse51.Declined'?: Warehouse51_Declined;
  'warehouse51.Exposed'?: Warehouse51_Exposed;
  'warehouse51.CounterfeitFound'?: Warehouse51_CounterfeitFound;
  'warehouse51.Removed'?: Warehouse51_Removed;
  'warehouse51.Over'?: Warehouse51_Over;
  'warehouse51.Line'?: Warehouse51_Line;
  FromClient?: FromClient;
  ToClient?: ToClient;
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
export interface BotQuestion {
  game: string;
  box: string;
  view: string;
  seats: number;
  seat: number;
  seed: string;
  distraction: [number, number] | null;
  seconds: number | null;
  iterations: number | null;
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
    /**
     * @minItems 3
     * @maxItems 3
     */
    [k: string]: [number, number, number];
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
  story: StoryLine[];
  scores: number[];
  view?: unknown;
  changed?: {
    [k: string]: unknown;
  };
}
/**
 * Something that has happened: its kind and its data, for boards, and how it is said.
 */
export interface StoryLine {
  kind: string;
  data: unknown;
  words: Words;
}
/**
 * Something to be said: the key of a text with its arguments, and on request the words.
 */
export interface Words {
  key: string;
  args?: {
    [k: string]: unknown;
  };
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
  /**
   * How moves of seats are written
   */
  moves: string[];
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
export interface ImportedRecord {
  id: string;
  game: string;
  entries: number;
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
  seats: string[];
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
  scopes: ('read' | 'play' | 'account')[];
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
  error: Words;
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
export interface Replay {
  game: string;
  edition: string;
  own_edition: boolean;
  options: {
    [k: string]: boolean | number | string;
  };
  seats: string[];
  bots: (string | null)[] | null;
  viewer: string;
  box: CoinageBox | CoinQuestBox | Warehouse51Box;
  frames: Frame[];
  places: number[] | null;
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
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
  relics: RelicCard[];
  provenance: {
    [k: string]: string;
  };
  own?: OwnEdition | null;
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
export interface SitDown {
  seat?: number | null;
  ready?: boolean;
  entropy?: string | null;
}
export interface Standing {
  score: number;
  breakdown: number[];
}
export interface ToWeigh {
  question: BotQuestion;
  moves: Told[];
}
export interface Told {
  number: number;
  move: string;
  said: Words;
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
  story: (Coinage_Line | CoinQuest_Line | Warehouse51_Line)[];
  chat: ChatLine[];
  outcome: OutcomeInfo | null;
  rematch: string | null;
  coach?: Words | null;
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
  values: ([number, number, number] | null)[];
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
  marks: [number, number][];
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
/**
 * Coins were tossed, one of each rank in the bank, and some matched.
 */
export interface Coinage_Slapped {
  seat: number;
  tossed: number[];
  matched: number[];
}
/**
 * A coin came onto the map, perhaps onto another.
 */
export interface Coinage_Placed {
  seat: number;
  rank: number;
  area: string;
  under: number | null;
}
/**
 * A coin went to the other bank.
 */
export interface Coinage_Paid {
  seat: number;
  rank: number;
}
/**
 * A stack went to an area beside its own.
 */
export interface Coinage_Moved {
  seat: number;
  source: string;
  target: string;
}
/**
 * The coin on top of a stack came into the mover's bank.
 */
export interface Coinage_Captured {
  seat: number;
  rank: number;
  area: string;
}
/**
 * A seat ended its turn.
 */
export interface Coinage_Stopped {
  seat: number;
}
/**
 * The game is over.
 */
export interface Coinage_Ended {
  how: string;
}
/**
 * Who is the start player was drawn.
 */
export interface CoinQuest_Began {
  seat: number;
}
/**
 * A coin came onto the market.
 */
export interface CoinQuest_MarketFilled {
  coin: string;
}
/**
 * A coin came onto a lot.
 */
export interface CoinQuest_LotFilled {
  lot: number;
  coin: string;
}
/**
 * A round began.
 */
export interface CoinQuest_RoundBegan {
  round: number;
  rounds: number;
}
/**
 * A seat tipped its discards into the pouch.
 */
export interface CoinQuest_TippedIn {
  seat: number;
}
/**
 * A seat drew a coin, which it alone knows.
 */
export interface CoinQuest_Drew {
  seat: number;
  coin: string;
}
/**
 * A seat drew the Bad Penny.
 */
export interface CoinQuest_PennyDrawn {
  seat: number;
}
/**
 * The Bad Penny went into another pouch, for a coin if there was one.
 */
export interface CoinQuest_PennyPassed {
  seat: number;
  other: number;
  for_coin: boolean;
}
/**
 * The coin that a seat took for the Penny, which it alone knows.
 */
export interface CoinQuest_Stole {
  seat: number;
  coin: string;
  other: number;
}
/**
 * A coin was shown and used.
 */
export interface CoinQuest_Used {
  seat: number;
  coin: string;
  points: number;
}
/**
 * A seat drew an extra coin.
 */
export interface CoinQuest_DrewExtra {
  seat: number;
}
/**
 * A seat left its action at that.
 */
export interface CoinQuest_Stopped {
  seat: number;
}
/**
 * A coin was trashed, from the hand or from the discards.
 */
export interface CoinQuest_Trashed {
  seat: number;
  coin: string;
  discarded: boolean;
}
/**
 * A seat put a coin on a lot, behind its screen.
 */
export interface CoinQuest_Placed {
  seat: number;
  coin: string;
  lot: number;
}
/**
 * A seat took a coin back from a lot.
 */
export interface CoinQuest_TakenBack {
  seat: number;
  coin: string;
  lot: number;
}
/**
 * A seat is ready.
 */
export interface CoinQuest_Locked {
  seat: number;
}
/**
 * A seat thinks again.
 */
export interface CoinQuest_Unlocked {
  seat: number;
}
/**
 * All are ready.
 */
export interface CoinQuest_ScreensLifted {}
/**
 * The bids on a lot, the strongest first.
 */
export interface CoinQuest_BidsShown {
  lot: number;
  bids: CoinQuest_Bid[];
}
/**
 * A bid as it lies open: its coins, and what they are worth in gold, silver and copper.
 */
export interface CoinQuest_Bid {
  seat: number;
  coins: string[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  values: [number, number, number];
}
/**
 * A lot was settled: it has a winner, or those on top are level, or nobody has bid.
 */
export interface CoinQuest_Settled {
  lot: number;
  coins: string[];
  prestige: number | null;
  winner: number | null;
  level: number[];
  bid: [number, number, number] | null;
  other: number | null;
  other_bid: [number, number, number] | null;
  metal: string | null;
}
/**
 * Coins that no lot takes.
 */
export interface CoinQuest_Discarded {
  seat: number;
  coins: string[];
}
/**
 * A coin was bought from the market.
 */
export interface CoinQuest_Bought {
  seat: number;
  coin: string;
  price: number;
}
/**
 * A seat bought nothing.
 */
export interface CoinQuest_Declined {
  seat: number;
}
/**
 * The game is over.
 */
export interface CoinQuest_Over {}
/**
 * A final score, as the rulebook counts it.
 */
export interface CoinQuest_Scored {
  seat: number;
  track: number;
  quality: number;
  crown: number;
  sceptre: number;
  eagle: number;
  total: number;
}
/**
 * Two scores are level, and a metal orders them.
 */
export interface CoinQuest_TieBroken {
  seat: number;
  other: number;
  metal: string;
  more: number;
  less: number;
}
/**
 * Two seats are level in everything.
 */
export interface CoinQuest_Tied {
  seat: number;
  other: number;
}
/**
 * Who reveals first was drawn.
 */
export interface Warehouse51_Began {
  seat: number;
}
/**
 * A counterfeit was laid between two neighbours, who know it.
 */
export interface Warehouse51_Noted {
  relic: string;
  left: number;
  right: number;
}
/**
 * A seat chose the pile for the next auction.
 */
export interface Warehouse51_Revealed {
  seat: number;
  colour: string;
}
/**
 * A relic came under the hammer.
 */
export interface Warehouse51_TurnedUp {
  relic: string;
  colour: string;
  value: number;
  sealed: boolean;
}
/**
 * A seat bid in an open auction, more than the others or as much.
 */
export interface Warehouse51_BidMade {
  seat: number;
  ingots: number;
  matched: boolean;
}
/**
 * A seat passed.
 */
export interface Warehouse51_Passed {
  seat: number;
}
/**
 * A seat closed a fist; how many ingots are in it, others do not know.
 */
export interface Warehouse51_FistClosed {
  seat: number;
  ingots: number | null;
}
/**
 * All fists were opened.
 */
export interface Warehouse51_FistsOpened {
  ingots: number[];
}
/**
 * What decided a sealed auction, if the highest bid alone did not.
 */
export interface Warehouse51_Decided {
  seat: number;
  by: string;
  relic: string | null;
  ingots: number;
  revealer: number;
}
/**
 * A relic was bought.
 */
export interface Warehouse51_Sold {
  seat: number;
  relic: string;
  ingots: number;
  other: number;
}
/**
 * Nobody wanted a relic.
 */
export interface Warehouse51_Unsold {
  relic: string;
}
/**
 * Relics gave ingots to a buyer, or took some.
 */
export interface Warehouse51_Gained {
  seat: number;
  relic: string;
  ingots: number;
  by: string;
}
/**
 * A relic was pawned.
 */
export interface Warehouse51_Pawned {
  seat: number;
  relic: string;
  ingots: number;
}
/**
 * A relic was given to a neighbour.
 */
export interface Warehouse51_Gave {
  seat: number;
  relic: string;
  other: number;
}
/**
 * A relic was swapped for another seat's.
 */
export interface Warehouse51_Swapped {
  seat: number;
  own: string;
  relic: string;
  other: number;
}
/**
 * A pawned relic was bought back.
 */
export interface Warehouse51_BoughtBack {
  seat: number;
  relic: string;
  ingots: number;
}
/**
 * A relic got a certificate.
 */
export interface Warehouse51_Certified {
  seat: number;
  relic: string;
}
/**
 * A counterfeit was made harmless.
 */
export interface Warehouse51_Neutralised {
  seat: number;
  relic: string;
}
/**
 * A seat declined.
 */
export interface Warehouse51_Declined {
  seat: number;
}
/**
 * All counterfeits were opened.
 */
export interface Warehouse51_Exposed {}
/**
 * There is a counterfeit of a relic that somebody has.
 */
export interface Warehouse51_CounterfeitFound {
  relic: string;
  seat: number;
  certified: boolean;
}
/**
 * A counterfeit left a collection.
 */
export interface Warehouse51_Removed {
  relic: string;
  seat: number;
  before: number;
  after: number;
  standings: number[];
}
/**
 * The game is over.
 */
export interface Warehouse51_Over {}
export interface ViewedEntry {
  who: number | string;
  /**
   * A question mark if the seat may not know it
   */
  move: string;
}
export interface ViewedRecord {
  game: string;
  edition: string;
  own_edition: boolean;
  seats: string[];
  seat: number | null;
  entries: ViewedEntry[];
}
export interface Weighed {
  move: string;
  said: Words;
  visits: number;
  win: number | null;
  lead: number | null;
}
/**
 * A whole lesson: who has it needs no server.
 */
export interface Lesson {
  game: string;
  seat: number;
  seats: number;
  options: {
    [k: string]: unknown;
  };
  box: unknown;
  steps: LessonStep[];
}
/**
 * One idea: how it stands, what follows the right moves, why others are not possible.
 */
export interface LessonStep {
  name: string;
  start: LessonMoment;
  right: {
    [k: string]: LessonMoment[];
  };
  reasons: Words[];
  refused: {
    [k: string]: number;
  };
}
/**
 * A table as the learner sees it, and what has just happened there.
 */
export interface LessonMoment {
  view: unknown;
  awaited: number[];
  moves: string[];
  story: StoryLine[];
  scores: number[];
}
/**
 * Send me updates: of my seat's view, or an onlooker's.
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
export interface Refusal {
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

/** What changes something: where it is sent, and what is answered. */
export type Sent =
  | { method: 'POST'; path: `/api/guests`; body: NewGuest; answer: Me }
  | { method: 'PATCH'; path: `/api/me`; body: NewGuest; answer: Me }
  | { method: 'POST'; path: `/api/me/password`; body: NewPassword; answer: Me }
  | { method: 'POST'; path: `/api/sessions`; body: Password; answer: Me }
  | { method: 'POST'; path: `/api/me/link`; body: object; answer: Link }
  | { method: 'POST'; path: `/api/links/${string}`; body: object; answer: Me }
  | { method: 'POST'; path: `/api/me/tokens`; body: NewToken; answer: MadeToken }
  | { method: 'POST'; path: `/api/tables`; body: NewTable; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/rematch`; body: object; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/seat`; body: SitDown; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/ready`; body: BeReady; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/leave`; body: OfSeat; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/bot`; body: SeatBot; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/decline`; body: object; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/unseat`; body: OneSeat; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/abort`; body: object; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/move`; body: MakeMove; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/undo`; body: OfSeat; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/undo/reply`; body: GiveReply; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/resign`; body: OfSeat; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/chat`; body: SaySomething; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/mute`; body: Mute; answer: Update }
  | { method: 'POST'; path: `/api/tables/${string}/hint`; body: OfSeat; answer: Weighed[] }
  | { method: 'POST'; path: `/api/tables/${string}/hint/question`; body: OfSeat; answer: ToWeigh }
  | { method: 'POST'; path: `/api/records`; body: object; answer: ImportedRecord }
  | { method: 'POST'; path: `/api/verification`; body: object; answer: unknown }
  | { method: 'POST'; path: `/api/bot/games/${string}/accept`; body: object; answer: unknown }
  | { method: 'POST'; path: `/api/bot/games/${string}/move/${string}`; body: object; answer: unknown }
  | { method: 'POST'; path: `/api/bot/games/${string}/resign`; body: object; answer: unknown };
