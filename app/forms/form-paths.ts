import { type Stop } from './engine/journey';

/** Forms have one URL for each page: /forms/{form}/{page}, then /check and /thank-you. docs/decisions/form-pages.md */
export const formPath = (form: string, stop?: Stop): string => {
  const start = `/forms/${encodeURIComponent(form)}`;
  if (!stop) return start;
  return `${start}/${stop.kind === 'check' ? 'check' : stop.slug}`;
};

/**
 * Query items that only a form's own pages use. They begin with _, which the form's query ignores
 * (readFormQuery).
 */
export const OWN_ITEMS = {
  /** Names of address questions that the visitor wants to type. */
  manual: '_manual',
  /** The address question that was answered in the search. */
  chosen: '_chosen',
  /** Set if the page was opened to change one answer, and leads back to the check page. */
  change: '_change',
  /** Set if there were no answers to continue with; `KEPT` if only a posted page is left. */
  gone: '_gone',
  /** Names of the questions that the last answers revealed. */
  more: '_more',
} as const;

/** The value of `gone` for a visitor whose posted page was saved. */
export const KEPT = 'kept';

/** Names of hidden inputs and of the search field, besides the engine's. */
export const SEEN = '_seen';
export const KEY = '_key';
export const FIND = '_find';
/** The inputs of an entry page: where to go, and whether it is dangerous. */
export const TO = 'to';
export const DANGER = 'danger';
/** Intents of these views, besides the engine's. */
export const MANUAL = 'manual:';
/** Saves the page that sends the form, and opens the page of an earlier answer: `change:alias`. */
export const CHANGE = 'change:';
export const ANYWAY = 'anyway';
/** The visitor says that the known power cut is a different one. */
export const DIFFERENT = 'different';

/** Adds one of our query items: /forms/x/where?_manual=address. */
export function withFormParam(path: string, item: keyof typeof OWN_ITEMS, value = '1'): string {
  const [page = '', hash] = path.split('#');
  const query = `${OWN_ITEMS[item]}=${encodeURIComponent(value)}`;
  return `${page}${page.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}
