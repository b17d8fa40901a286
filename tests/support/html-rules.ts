import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/**
 * What counts as a fault of a page: what the HTML standard forbids (`standard`), what a whole document needs (`document`: labels,
 * heading levels, references that lead to an id), and what keeps people out (`a11y`). Matters of style are not asked: how a void
 * element is closed, quotes, or the case of letters are React's to choose.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** The faults of one page of HTML, each once: rule, words, and the place as a selector. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const faults = report.results.flatMap(({ messages }) => messages);
  return [
    ...new Set(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`)),
  ];
}
