import { type Condition } from './condition';
import { type Field } from './field-type';
import { type PageType } from './page-type';
import { type SessionFlag } from './session-flag';

export const FORM_TYPES = [
  'power cut form',
  'email form',
  'heli form',
  'PSR form',
  'future planned power cut',
] as const;
export type FormType = (typeof FORM_TYPES)[number];

export interface Fieldset {
  /** Unique in the form, for links and errors: "about-you-1". */
  readonly id: string;
  readonly caption: string;
  /**
   * The section name its answers are sent with, whatever the display language; the caption if
   * missing.
   */
  readonly section?: string;
  readonly condition: Condition | null;
  readonly columns: readonly (readonly Field[])[];
}

export interface Page {
  readonly slug: string;
  readonly caption: string;
  readonly condition: Condition | null;
  readonly fieldsets: readonly Fieldset[];
  readonly labels: Labels;
}

/** Empty for the site's own text. */
export interface Labels {
  readonly next: string;
  readonly submit: string;
  readonly previous: string;
}

export interface SmartMeterData {
  readonly title: string;
  readonly subtitle: string;
  readonly bodyText: string;
  readonly icon: string;
}

export interface ThankYou {
  readonly title: string;
  readonly message: string;
  readonly referenceMessage: string;
  readonly stormFeedLink: boolean;
  readonly redirectLink: { readonly url: string; readonly name: string } | null;
}

export interface NamedLink {
  readonly url: string;
  readonly name: string;
}

export interface DangerousSituation {
  readonly question: string;
  readonly yesLabel: string;
  readonly noLabel: string;
  readonly requiredErrorMessage: string;
  readonly title: string;
  readonly message: string;
  readonly link: NamedLink | null;
}

export interface Landing {
  readonly title: string;
  readonly message: string;
  readonly nextLabel: string;
  readonly selectLabel: string;
  readonly requiredErrorMessage: string;
  readonly links: readonly NamedLink[];
  readonly dangerousSituation: DangerousSituation | null;
}

export interface Modal {
  readonly modalName: string;
  readonly title: string;
  readonly bodyText: string;
}

export interface Definition {
  readonly id: string;
  readonly name: string;
  readonly type: FormType;
  readonly pageType: PageType;
  readonly pages: readonly Page[];
  /** The alias of the address question sent as `Address`; empty for the first one (F-503). */
  readonly address: string;
  readonly labels: Labels;
  /** Null for the form's name. */
  readonly header: { readonly title: string } | null;
  readonly sessionFlag: SessionFlag | null;
  readonly landing: Landing | null;
  readonly thankYou: ThankYou | null;
  readonly postSubmitPageUrl: string;
  readonly includeReference: boolean;
  /** Captions of the sections that need at least one answer, or all of them (F-505). */
  readonly mandatorySection: 'every' | readonly string[];
  /** Shown instead of the form; null if the form is available (F-503). */
  readonly notAvailableData: { readonly title: string; readonly bodyText: string } | null;
  /** Quarter hours; empty for all (F-548). */
  readonly appointmentTimes: readonly string[];
  /** The site's date picker enhancement (F-503). */
  readonly dateAndPicker: boolean;
  readonly smartPingEnabled: boolean;
  readonly isSmartMeter: boolean;
  /** No effect on the flow (F-503). */
  readonly isDS1: boolean;
  readonly canSkip: boolean;
  readonly modals: readonly Modal[];
  readonly ignoreFirstStep: boolean;
  readonly smartMeterData: SmartMeterData | null;
  /**
   * Answers about health or danger, which are delivered even if the form itself is not needed
   * (F-597).
   */
  readonly priorityNote: Condition | null;
  /** Answers about another time than now, which no current power cut can explain (F-597). */
  readonly anotherTime: Condition | null;
  /** Null for the same pages as without a storm. */
  readonly storm: Definition | null;
  /**
   * The form with the pages whose answers are sent as a priority note from a known power cut's
   * page; its last page is shown there. Null for a form that only looks for known power cuts at its
   * end. docs/decisions/report.md
   */
  readonly health: Definition | null;
  /** Questions of the form that these pages omit: a draft keeps their answers. */
  readonly besides: readonly Field[];
  /** Changes with the definition, to detect a draft begun on an older one. */
  readonly version: string;
}

/** Definitions never change once parsed, so derived data is computed once. */
function once<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    const before = cache.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    cache.set(key, value);
    return value;
  };
}

export const fieldsOfSet = once((fieldset: Fieldset): readonly Field[] => fieldset.columns.flat());
export const fieldsOfPage = once((page: Page): readonly Field[] =>
  page.fieldsets.flatMap(fieldsOfSet),
);
export const fieldsOf = once((definition: Definition): readonly Field[] =>
  definition.pages.flatMap(fieldsOfPage),
);
export const fieldsByAlias = once(
  (definition: Definition): ReadonlyMap<string, Field> =>
    new Map(fieldsOf(definition).map((field) => [field.alias, field])),
);

/** False for a note, a hidden field, or one that the server fills in. */
export const asks = (field: Field): boolean => field.special === null && field.kind.asks;
