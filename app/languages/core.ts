/**
 * The pages that every language has, whole: home, search, power cuts, text updates, the report, consent and the Accessibility tool.
 * What leads elsewhere leads to the English page, and says so.
 */
const CORE =
  /^\/(?:accessibility|cookies|forms\/report-a-power-cut(?:\/[\w-]+)?|power-cut(?:\/(?:incident|list|search|text-updates(?:\/[\w-]+){0,2}))?)?$/;

/** Whether a page of ours is there in every language, by its path or address. */
export const isCore = (address: string): boolean =>
  CORE.test(address.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, '') ?? '');
