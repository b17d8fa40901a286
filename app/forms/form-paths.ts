import { type Stop } from './engine/journey';

/** Forms have one URL for each page: /forms/{form}/{page}, then /check and /thank-you. docs/decisions/form-pages.md */
export const formPath = (form: string, stop?: Stop): string => {
  const start = `/forms/${encodeURIComponent(form)}`;
  if (!stop) return start;
  return `${start}/${stop.kind === 'check' ? 'check' : stop.slug}`;
};

/**
 * Items of a form's address that only its own pages use. They begin with _, which the form's query leaves out
 * (readFormQuery).
 */
export const OWN_ITEMS = {
  /** Names of address questions that the visitor wants to type. */
  manual: '_manual',
  /** The address question whose address was chosen in the search. */
  chosen: '_chosen',
  /** The page was opened to change one answer: after it the check follows. */
  change: '_change',
  /** There were no answers to go on with; `KEPT` where a posted page is all that is left. */
  gone: '_gone',
  /** Names of the questions that the last answers brought to light. */
  more: '_more',
} as const;

/** The value of `gone` for a visitor whose posted page was kept. */
export const KEPT = 'kept';

/** Names of hidden inputs and of the search field, beside the engine's own. */
export const SEEN = '_seen';
export const KEY = '_key';
export const FIND = '_find';
/** The choices of an entry page: where to go, and whether it is dangerous. */
export const TO = 'to';
export const DANGER = 'danger';
/** Intents of these views, beside the engine's own. */
export const MANUAL = 'manual:';
export const ANYWAY = 'anyway';
/** The known power cut is not what happened here. */
export const DIFFERENT = 'different';

/** With an item of our own: /forms/x/where?_manual=address. */
export function withOwnItem(path: string, item: keyof typeof OWN_ITEMS, value = '1'): string {
  const [page = '', hash] = path.split('#');
  const query = `${OWN_ITEMS[item]}=${encodeURIComponent(value)}`;
  return `${page}${page.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}
