import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/**
 * What counts as a fault of a page: what the HTML standard forbids (`standard`), what a whole document needs (`document`: labels,
 * heading levels, references that lead to an id), and what keeps people out (`a11y`). Matters of style are not asked: how a void
 * element is closed, quotes, or the case of letters are React's to choose.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // A checksum guards what another host serves; ours come with the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A button in a form sends it, as HTML has it; those that scripts add say their type.
    'no-implicit-button-type': 'off',
    // What scrolls sideways is a named region around a table or a figure: a matter of taste, not of meaning. A table's header
    // may not contain a heading element, so groups of rows have the role.
    'prefer-native-element': ['error', { exclude: ['region', 'heading'] }],
    // ARIA lets a list have a name; the preset wants interactive elements and landmarks only.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Asked below, for all references at once: the rule searches the whole page for each of them, which takes half of the time.
    'no-missing-references': 'off',
    // The summary of errors stands before the page's heading, as the GOV.UK design system has it.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
};
/** The catalogue shows a block several times: headings, landmarks and ids that a page has once stand there once for each example. */
const severalTimes: ConfigData = {
  ...config,
  rules: { ...config.rules, 'no-dup-id': 'off', 'heading-level': 'off', 'unique-landmark': 'off' },
};

const validatorOf = (rules: ConfigData) => new HtmlValidate(new StaticConfigLoader(rules));
const page = validatorOf(config);
const catalogue = validatorOf(severalTimes);

/** The rule about labels does not know that the name of a picture that sends a form is its `alt`. */
const withNames = (html: string): string =>
  html.replace(/<input(?=[^>]*type="image")[^>]*? alt="([^"]+)"/g, '$& aria-label="$1"');

/** Attributes that name other elements by their ids. */
const REFERENCES =
  /\s(for|list|headers|form|aria-(?:labelledby|describedby|controls|owns|details|activedescendant))="([^"]+)"/g;

function brokenReferences(html: string): string[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  return [...html.matchAll(REFERENCES)].flatMap(([, name = '', to = '']) =>
    to
      .split(/\s+/)
      .flatMap((id) => (ids.has(id) ? [] : [`${name} leads to the id ${id}, which is not there`])),
  );
}

async function faultsIn(html: string, validator: HtmlValidate): Promise<string[]> {
  const report = await validator.validateString(withNames(html));
  const faults = report.results.flatMap(({ messages }) => messages);
  const words = faults.map(
    ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`,
  );
  const unfilled = html.match(/\{\w+, (?:plural|select),[^<]{0,40}/g) ?? [];
  return [...new Set([...words, ...brokenReferences(html), ...unfilled])];
}

/** The faults of one page of HTML, each once: rule, words, and the place as a selector. */
export const htmlFaults = (html: string): Promise<string[]> => faultsIn(html, page);

/** The faults of a page of the block catalogue; an id may stand once in each example. */
export async function catalogueFaults(html: string): Promise<string[]> {
  const examples = html.split('<div class="catalogue-example"').slice(1);
  const twice = examples.flatMap((example) => {
    const ids = [...example.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
    return ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `the id ${id} stands twice in one example`);
  });
  return [...(await faultsIn(html, catalogue)), ...twice];
}
