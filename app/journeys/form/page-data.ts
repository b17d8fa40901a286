import { type Definition, type Landing } from '~/forms/engine/definition';
import { type PageModel } from '~/forms/engine/page-model';
import { type SummarySection } from '~/forms/engine/summary';
import { type Around } from '~/forms/fields/view';
import { type HourRule } from '~/journeys/incident/words/hour-rule';
import { type Sentence } from '~/journeys/incident/words/sentence';
import { type IconName } from '~/ui/icon-paths';
import { type VisualStatus } from '~/ui/status';

/** What is said above the questions. */
export type Telling =
  | 'preview'
  | 'gone'
  | 'gone-kept'
  | 'changed'
  | 'changed-lost'
  | 'unavailable'
  | 'too-many'
  | 'too-often'
  | 'busy'
  | 'too-much'
  | 'too-slow';

interface Head {
  /** The form's id. */
  readonly id: string;
  /** The title of the form, as its header shows it. */
  readonly form: string;
  readonly telling: Telling | null;
}

/** What a page of a form sends to its view. */
export interface PageData extends Head {
  readonly kind: 'page';
  readonly page: PageModel;
  /** What the page shows that nobody answers; named so that a note that comes to light is not missed. */
  readonly seen: string;
  /** Questions that the last answers brought to light on this page. */
  readonly more: readonly { readonly name: string; readonly label: string }[];
  readonly around: Omit<Around, 'draw' | 'isShown'>;
  /** Where it is posted: its own address, without what only the way here needed. */
  readonly action: string;
  readonly back: string;
  /** Back leads out of the form. */
  readonly isFirst: boolean;
  /** It was opened from the check, to change an answer. */
  readonly isChange: boolean;
  readonly skip: string | null;
}

export interface CheckData extends Head {
  readonly kind: 'check';
  readonly sections: readonly SummarySection[];
  readonly submitLabel: string;
  readonly back: string;
  /** Under this key it is sent, however often Submit is pressed. */
  readonly submissionKey: string;
  readonly givesReference: boolean;
  /** The page of the known power cut, where the answers may be about it. */
  readonly known: string | null;
  /** It is a report of a power cut, which is not needed where the power cut is known; anything else may be about another time. */
  readonly isReport: boolean;
  /** The reference of what was passed on about health or danger, for the power cut that is known; null for nothing. */
  readonly noted: string | null;
  /** The answers say that health is at stake, or something is dangerous. */
  readonly isUrgent: boolean;
}

/** What is known of the one power cut at the visitor's place. */
export interface KnownAnswer {
  readonly status: VisualStatus;
  readonly chip: string;
  readonly icon?: IconName;
  readonly sentence: Sentence;
  /** What has to be said of the age of the data; null where they are fresh. Decisions, "Age of data". */
  readonly age: string | null;
  readonly lead: string | null;
  /** How many homes are off; 0 where nobody says. */
  readonly homes: number;
  readonly rule: HourRule | null;
  /** Where to sign up for texts; null where they are not offered. */
  readonly texts: string | null;
}

/** The answer that a report begins with, where the power cut is known. docs/decisions/report.md */
export interface KnownData extends Head {
  readonly kind: 'known';
  readonly address: string;
  /** Where another address is given. */
  readonly change: string;
  /** The page of the power cut, or of all of them. */
  readonly path: string;
  /** Null where there are several, and nobody knows which one it is. */
  readonly answer: KnownAnswer | null;
  /** What is asked of someone who needs power for their health. */
  readonly page: PageModel;
  readonly seen: string;
  readonly around: PageData['around'];
  /** The reference of what was passed on; null before. */
  readonly noted: string | null;
}

/** The page that a flagged form is entered by. */
export interface LandingData extends Head {
  readonly kind: 'landing';
  readonly landing: Landing;
  /** One way on, and a question first: is this a dangerous situation? Decision J-981. */
  readonly asksDanger: boolean;
  /** Where it is posted: its own address, with the items that it came with. */
  readonly action: string;
  /** The link that was chosen. */
  readonly to: string;
  readonly danger: 'yes' | 'no' | '';
  readonly error: string | null;
}

/** Instead of the form. */
export interface NoticeData {
  readonly kind: 'notice';
  readonly id: string;
  readonly form: string;
  readonly why: 'malformed' | 'cookies' | 'not-available' | 'unavailable';
  readonly title: string;
  readonly text: string;
}

export interface ThankYouData {
  readonly kind: 'thank-you';
  readonly id: string;
  readonly form: string;
  /** When it was sent; null where this visitor has sent nothing. */
  readonly sentAt: number | null;
  readonly title: string;
  readonly message: string;
  readonly reference: string | null;
  readonly referenceMessage: string;
  readonly givesReference: boolean;
  readonly stormFeed: boolean;
  readonly redirectLink: { readonly url: string; readonly name: string };
}

export const titleOf = (definition: Definition): string => definition.header?.title || definition.name;
