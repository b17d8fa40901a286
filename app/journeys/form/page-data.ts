import type { LeadSentence } from '~/journeys/incident/words/lead-sentences';
import { type Definition, type Landing } from '~/forms/engine/definition';
import { type PageModel } from '~/forms/engine/page-model';
import { type SummarySection } from '~/forms/engine/summary';
import { type Around } from '~/forms/fields/view';
import { type HourRule } from '~/journeys/incident/words/hour-rule';
import { type Sentence } from '~/journeys/incident/words/sentence-with-time';
import { type IconName } from '~/ui/icon-paths';
import { type VisualStatus } from '~/ui/status';

/** The notices above the questions. */
export type DraftNotice =
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
  /** The form's title, as in its header. */
  readonly form: string;
  readonly telling: DraftNotice | null;
}

/** What a page of a form sends to its view. */
export interface PageData extends Head {
  readonly kind: 'page';
  readonly page: PageModel;
  /** The visible notes, listed so that a newly revealed one is not missed. */
  readonly seen: string;
  /** Questions on this page that the last answers revealed. */
  readonly more: readonly { readonly name: string; readonly label: string }[];
  readonly around: Omit<Around, 'draw' | 'isShown'>;
  /** The page's own URL, without query items that were only needed to get here. */
  readonly action: string;
  readonly back: string;
  /** True if Back leads out of the form. */
  readonly isFirst: boolean;
  /** True if opened from the check page to change an answer. */
  readonly isChange: boolean;
  readonly skip: string | null;
  /** What will be sent, if this page sends the form; null on every other page. */
  readonly sending: SendingData | null;
}

/** What a page that sends the form shows of the answers. */
export interface SendingData {
  readonly sections: readonly SummarySection[];
  /** The idempotency key: the form is sent once however often Submit is pressed. */
  readonly submissionKey: string;
  readonly givesReference: boolean;
  /** The known power cut's page, if the answers may be about it. */
  readonly known: string | null;
  /**
   * True for a power cut report, which isn't needed if the power cut is known; other forms may be
   * about another time.
   */
  readonly isReport: boolean;
  /** The reference of the forwarded health or danger answers; null if none. */
  readonly noted: string | null;
  /** True if the answers mention a health need or danger. */
  readonly isUrgent: boolean;
}

export interface CheckData extends Head, SendingData {
  readonly kind: 'check';
  readonly submitLabel: string;
  readonly back: string;
}

/** The known power cut at the visitor's place. */
export interface DuplicateAnswer {
  readonly status: VisualStatus;
  readonly chip: string;
  readonly icon?: IconName;
  readonly sentence: Sentence;
  /** A warning about the age of the data; null if they are fresh. Decisions, "Age of data". */
  readonly age: string | null;
  readonly lead: readonly LeadSentence[];
  /** How many homes are off; 0 if unknown. */
  readonly homes: number;
  readonly rule: HourRule | null;
  /** The sign-up page for texts; null if they are not offered. */
  readonly texts: string | null;
}

/** The answer a report starts with if the power cut is known. docs/decisions/report.md */
export interface DuplicateData extends Head {
  readonly kind: 'known';
  readonly address: string;
  /** Where to enter another address. */
  readonly change: string;
  /** The page of the power cut, or of all of them. */
  readonly path: string;
  /** Null if there are several and we cannot tell which one it is. */
  readonly answer: DuplicateAnswer | null;
  /** The question for people who need power for their health. */
  readonly page: PageModel;
  readonly seen: string;
  readonly around: PageData['around'];
  /** The reference of what was forwarded; null before. */
  readonly noted: string | null;
}

/** The entry page of a flagged form. */
export interface LandingData extends Head {
  readonly kind: 'landing';
  readonly landing: Landing;
  /** With only one link, the page first asks whether the situation is dangerous. Decision J-981. */
  readonly asksDanger: boolean;
  /** The page's own URL with its query items. */
  readonly action: string;
  /** The chosen link. */
  readonly to: string;
  readonly danger: 'yes' | 'no' | '';
  readonly error: string | null;
}

/** A message instead of the form. */
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
  /** When it was sent; null if this visitor has sent nothing. */
  readonly sentAt: number | null;
  readonly title: string;
  readonly message: string;
  readonly reference: string | null;
  /** The last digits of the number that gets texts; null without texts. */
  readonly textsTo: string | null;
  readonly referenceMessage: string;
  readonly givesReference: boolean;
  readonly stormFeed: boolean;
  readonly redirectLink: { readonly url: string; readonly name: string };
}

export const titleOf = (definition: Definition): string =>
  definition.header?.title || definition.name;
