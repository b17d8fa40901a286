import { type Stop } from './engine/journey';

/**
 * One URL for each page: /forms/{form}/{page}, then /check and /thank-you.
 * docs/decisions/form-pages.md
 */
export const formPath = (form: string, stop?: Stop): string => {
  const start = `/forms/${encodeURIComponent(form)}`;
  if (!stop) return start;
  return `${start}/${stop.kind === 'check' ? 'check' : stop.slug}`;
};

/**
 * Used only by a form's own pages. They begin with _, which the form's query ignores
 * (readFormQuery).
 */
export const OWN_ITEMS = {
  manual: '_manual',
  chosen: '_chosen',
  /** Set if the page leads back to the check page after changing one answer. */
  change: '_change',
  /** Set if there were no answers to continue with; `KEPT` if only a posted page is left. */
  gone: '_gone',
  revealedQuestions: '_more',
} as const;

export const KEPT = 'kept';

export const SEEN = '_seen';
export const KEY = '_key';
export const FIND = '_find';
export const TO = 'to';
export const DANGER = 'danger';
export const MANUAL = 'manual:';
/** Saves the page that sends the form, and opens the page of an earlier answer: `change:alias`. */
export const CHANGE = 'change:';
export const ANYWAY = 'anyway';
export const DIFFERENT = 'different';

/** /forms/x/where?_manual=address */
export function withFormParam(path: string, item: keyof typeof OWN_ITEMS, value = '1'): string {
  const [page = '', hash] = path.split('#');
  const query = `${OWN_ITEMS[item]}=${encodeURIComponent(value)}`;
  return `${page}${page.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}
