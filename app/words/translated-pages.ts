/**
 * The pages that every language has completely. Other links lead to the English page, and say so.
 */
const CORE: ReadonlySet<string> = new Set([
  '/',
  '/accessibility',
  '/cookies',
  '/future-planned-power-cut',
  '/offline',
  '/offline/report',
  '/power-cut',
  '/power-cut/incident',
  '/power-cut/list',
  '/power-cut/map',
  '/power-cut/planned-power-cut-search',
  '/power-cut/planned-power-cuts',
  '/power-cut/search',
  '/power-cut/stay-informed',
  '/power-cut/still-off',
  '/power-cut/still-off/sent',
  '/power-cut/warm-places',
  '/status',
  '/storm',
]);
const WITH_STEPS =
  /^\/(?:forms\/report-a-power-cut(?:\/[\w-]+)?|power-cut\/text-updates(?:\/[\w-]+){0,2})$/;

/** By path or URL. */
export const isTranslatedPage = (address: string): boolean => {
  const path = address.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, '') ?? '';
  return CORE.has(path) || WITH_STEPS.test(path);
};
