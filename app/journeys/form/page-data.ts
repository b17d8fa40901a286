import type { LeadSentence } from '~/journeys/incident/words/lead-sentences';
import { type Definition, type Landing } from '~/forms/engine/definition';
import { type PageModel } from '~/forms/engine/page-model';
import { type SummarySection } from '~/forms/engine/summary';
import { type PageContext } from '~/forms/fields/view';
import { type HourRule } from '~/journeys/incident/words/hour-rule';
import { type Sentence } from '~/journeys/incident/words/sentence-with-time';
import { type IconName } from '~/ui/icon-paths';
import { type VisualStatus } from '~/ui/status';

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
  readonly id: string;
  readonly form: string;
  readonly draftNotice: DraftNotice | null;
}

export interface PageData extends Head {
  readonly kind: 'page';
  readonly page: PageModel;
  /** Listed so that a newly revealed note is not missed. */
  readonly seen: string;
  readonly revealedQuestions: readonly { readonly name: string; readonly label: string }[];
  readonly context: Omit<PageContext, 'draw' | 'isShown'>;
  readonly action: string;
  readonly back: string;
  readonly isFirst: boolean;
  readonly isChange: boolean;
  readonly skip: string | null;
  readonly sending: SendingData | null;
}

export interface SendingData {
  readonly sections: readonly SummarySection[];
  /** The idempotency key: the form is sent once however often Submit is pressed. */
  readonly submissionKey: string;
  readonly givesReference: boolean;
  readonly known: string | null;
  /**
   * A power cut report isn't needed if the power cut is known; other forms may be about another
   * time.
   */
  readonly isReport: boolean;
  /** Of the forwarded health or danger answers; null if none. */
  readonly noted: string | null;
  readonly isUrgent: boolean;
}

export interface CheckData extends Head, SendingData {
  readonly kind: 'check';
  readonly submitLabel: string;
  readonly back: string;
}

export interface DuplicateAnswer {
  readonly status: VisualStatus;
  readonly chip: string;
  readonly icon?: IconName;
  readonly sentence: Sentence;
  /** A warning; null if the data are fresh (docs/decisions/agreed.md, "Age of data"). */
  readonly age: string | null;
  readonly lead: readonly LeadSentence[];
  /** 0 if unknown. */
  readonly homes: number;
  readonly rule: HourRule | null;
  /** Null if texts are not offered. */
  readonly texts: string | null;
}

export interface DuplicateData extends Head {
  readonly kind: 'known';
  readonly address: string;
  readonly change: string;
  readonly path: string;
  /** Null if there are several and we cannot tell which one it is. */
  readonly answer: DuplicateAnswer | null;
  readonly page: PageModel;
  readonly seen: string;
  readonly context: PageData['context'];
  /** Of what was forwarded; null before. */
  readonly noted: string | null;
}

export interface LandingData extends Head {
  readonly kind: 'landing';
  readonly landing: Landing;
  /** With only one link, the page first asks whether the situation is dangerous (J-981). */
  readonly asksDanger: boolean;
  readonly action: string;
  readonly to: string;
  readonly danger: 'yes' | 'no' | '';
  readonly error: string | null;
}

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
  /** Null if this visitor has sent nothing. */
  readonly sentAt: number | null;
  readonly title: string;
  readonly message: string;
  readonly reference: string | null;
  /** The number's last digits; null without texts. */
  readonly textsTo: string | null;
  readonly referenceMessage: string;
  readonly givesReference: boolean;
  readonly stormFeed: boolean;
  readonly redirectLink: { readonly url: string; readonly name: string };
}

export const titleOf = (definition: Definition): string =>
  definition.header?.title || definition.name;
