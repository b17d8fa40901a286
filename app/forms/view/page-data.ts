import { type Definition, type Landing } from '../engine/definition';
import { type PageModel } from '../engine/page-model';
import { type SummarySection } from '../engine/summary';
import { type Around } from '../fields/view';

/** What is said above the questions. */
export type Telling = 'gone' | 'changed' | 'changed-lost' | 'unavailable' | 'too-many' | 'busy' | 'too-much';

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
  readonly around: Omit<Around, 'draw' | 'isShown'>;
  readonly back: string;
  /** Back leads out of the form. */
  readonly isFirst: boolean;
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
  /** The incident page that a report is not needed for. */
  readonly known: string | null;
  /** The reference of what was passed on about health or danger, for the power cut that is known; null for nothing. */
  readonly noted: string | null;
  /** The answers say that health is at stake, or something is dangerous. */
  readonly isUrgent: boolean;
}

/** The page that a flagged form is entered by. */
export interface LandingData extends Head {
  readonly kind: 'landing';
  readonly landing: Landing;
  /** One way on, and a question first: is this a dangerous situation? Decision J-981. */
  readonly asksDanger: boolean;
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
