/**
 * The pages that every language has, whole: home, search, power cuts, their map, planned work, warm places, the storm, who is still off,
 * text updates, the report, consent, the Accessibility tool, how the site is doing, and the page for when there is no connection.
 * What leads elsewhere leads to the English page, and says so.
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
  '/power-cut/search',
  '/power-cut/stay-informed',
  '/power-cut/still-off',
  '/power-cut/still-off/sent',
  '/power-cut/warm-places',
  '/status',
  '/storm',
]);
/** With the pages of their steps. */
const WITH_STEPS = /^\/(?:forms\/report-a-power-cut(?:\/[\w-]+)?|power-cut\/text-updates(?:\/[\w-]+){0,2})$/;

/** Whether a page of ours is there in every language, by its path or address. */
export const isCore = (address: string): boolean => {
  const path = address.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, '') ?? '';
  return CORE.has(path) || WITH_STEPS.test(path);
};
