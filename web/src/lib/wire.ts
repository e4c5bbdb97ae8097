/** The types of the protocol under the names we use; `wire.gen.d.ts` is generated from the server's own types. */
import type { components } from './wire.gen';

type S = components['schemas'];

/** Anything JSON can say; options of games are made of it. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Values = Record<string, Value>;

/** The document calls options a bare object; we say what is in it. */
type WithOptions<T> = Omit<T, 'options'> & { options: Values };

export type Bilingual = S['Bilingual'];
export type Lang = keyof Bilingual;

/** Words, or a card or suit that is still to be named. */
export type Piece = S['Piece'];
/** Something said in one language. */
export type Spoken = S['Words'];
/** Something said in both; what is written in both is said, too. */
export type Said = S['Said'];

export type Scene = S['Scene_Said'];
export type Plate = S['Plate_Said'];
export type Mark = S['Mark_Said'];
export type Face = S['Face'];
export type CardsBoard = S['CardsBoard_Said'];
export type BankBoard = S['BankBoard_Said'];
export type Stake = S['StakeOnBoard_Said'];
export type StakeShare = S['StakeShare'];
export type PartLaid = S['PartLaid'];
export type Ruin = S['Ruin'];
export type TablesBoard = S['TablesBoard'];
export type ChequerBoard = S['ChequerBoard'];
export type ClothBoard = S['ClothBoard_Said'];
export type ClothBall = S['ClothBall_Said'];
export type ClothRun = S['ClothRun'];
export type CourtBoard = S['CourtBoard_Said'];
export type CourtPanel = S['CourtPanel_Said'];
export type CourtFlight = S['CourtFlight'];
export type StageBoard = S['StageBoard_Said'];
export type StagePile = S['StagePile_Said'];
export type StageHand = S['StageHand_Said'];
export type StageFingers = S['StageFingers_Said'];

export type Choices = S['Choices_Said'];
export type Choice = S['Choice_Said'];
export type Barred = S['Barred_Said'];
export type Exposed = S['Exposed_Said'];
export type ExposedCard = S['ExposedCard'];

export type Target = S['Target'];
export type Form = S['Form_Said'];
export type SubsetForm = Extract<Form, { form: 'subset' }>;
export type CardForm = Extract<Form, { form: 'card' }>;
export type AmountForm = Extract<Form, { form: 'amount' }>;
export type StrokeForm = Extract<Form, { form: 'stroke' }>;
export type Figure = S['Figure_Said'];
export type Spot = S['Spot_Said'];
export type Filled = Omit<S['Filled'], 'amounts'> & { amounts: [string, number][] };

export type Tariff = S['Tariff_Said'];
export type Signs = S['Signs'];
export type Codes = S['Codes'];
export type SourceChapter = S['SourceChapter'];

export type TableView = S['TableView'];
export type TableLine = S['TableLine'];
export type TablePage = S['TablePage'];
export type SeatView = S['SeatView'];
export type SeatWish = S['SeatWish'];
export type NewTable = WithOptions<S['NewTable']>;
export type Opened = S['Opened'];
export type Act = Exclude<S['Act'], { act: 'fill' }> | { act: 'fill'; at: number; form: number; filled: Filled };
export type Answer = S['Answer'];
export type Item = S['Item'];
export type Marked = S['Marked'];
export type Sheet = S['SheetView'];
export type Payment = S['Payment'];
export type Party = S['Party'];
export type History = S['History'];
export type Made = S['Made'];
export type ForkWish = S['ForkWish'];
export type Frame = S['Frame'];
export type Message = S['Message'];
export type Problem = S['Problem'];

export type GameLine = S['GameLine'];
export type Shelf = S['Shelf'];
export type Found = S['Found'];
export type Passage = S['Passage'];
export type Placing = S['Placing'];
export type Prose = S['Prose'];
export type Block = S['Block'];
export type Inline = S['Inline'];
export type GameDetail = Omit<S['GameDetail'], 'presets' | 'quick'> & { presets: PresetView[]; quick: Values };
export type PresetView = WithOptions<S['PresetView']>;
export type OptionAbout = S['OptionAbout'];
export type RulesView = WithOptions<S['RulesView']>;
export type Reading = S['Reading'];
export type StudyQuestion = S['StudyQuestion'];
/** The table a question of a study asks about. */
export type StudyTable = S['Seen_Said'];
export type Law = S['Law'];
export type Hint = S['Hint'];
/** The move that is hinted at: the cards it speaks of, where it is pointed at, and what it fills in. */
export type Hinted = Pick<Hint['choices'][number], 'notation' | 'cards' | 'target' | 'form'>;
export type Held = S['Held'];
export type Lesson = S['Lesson'];
export type Page = S['Page'];
export type Verdict = S['Verdict'];

export type PersonRef = S['PersonRef'];
export type MeView = S['MeView'];
export type Welcome = S['Welcome'];
export type SessionView = S['SessionView'];
export type Profile = S['Profile'];
