import postcss, { type ChildNode, type Container } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** What a page must hold for a rule to matter there: each inner list is one selector's names, `.class`, `element` or `[attribute`. */
type Needs = readonly (readonly string[])[];

/** A rule with what it needs, or a group of rules (`@media`, `@supports`) with its condition. */
export type StyleRule =
  | { readonly text: string; readonly needs: Needs }
  | { readonly condition: string; readonly rules: readonly StyleRule[] };

/** Groups that do not matter for the first screen: print, and the visitor's own colours, which the browser sets without us. */
const LATER = /^@(?:keyframes|-webkit-keyframes|page|media[^{]*(?:\bprint\b|forced-colors))/;
/** States that only touching the page brings about: by then the whole style sheet is there. */
const isTouched = (selector: selectorParser.Selector): boolean =>
  selector.some(({ type, value }) => type === 'pseudo' && [':hover', ':active', '::backdrop'].includes(value ?? ''));

/** The names that must be there for a selector to match; what is inside `:is()` and `:not()` does not count. */
const needsOf = (selector: selectorParser.Selector): string[] =>
  selector.nodes.flatMap((node) => {
    if (node.type === 'class') return `.${node.value}`;
    if (node.type === 'tag') return node.value;
    return node.type === 'attribute' ? `[${node.attribute}` : [];
  });

function rulesOf(node: ChildNode): StyleRule[] {
  if (node.type === 'rule') {
    const selectors = selectorParser()
      .astSync(node.selector)
      .nodes.filter((selector) => !isTouched(selector));
    const body = node.nodes.join(';');
    const text = `${selectors.map((selector) => String(selector).trim()).join(',')}{${body}}`;
    return selectors.length > 0 ? [{ text, needs: selectors.map(needsOf) }] : [];
  }
  if (node.type !== 'atrule') return [];
  const condition = `@${node.name} ${node.params}`;
  if (LATER.test(condition)) return [];
  return node.name === 'font-face' ? [{ text: String(node), needs: [[]] }] : [{ condition, rules: allRules(node) }];
}

const allRules = (container: Container<ChildNode>): StyleRule[] => container.nodes?.flatMap(rulesOf) ?? [];

/** Reads a style sheet of ours, which has no nesting. Rules keep their order. */
export const readStyle = (css: string): StyleRule[] => allRules(postcss.parse(css));

/** The rules that show on a page that holds these names, as a style sheet. */
export const styleFor = (rules: readonly StyleRule[], has: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if ('text' in rule) return rule.needs.some((names) => names.every((name) => has.has(name))) ? rule.text : '';
      const inner = styleFor(rule.rules, has);
      return inner && `${rule.condition}{${inner}}`;
    })
    .join('');

/** The classes, elements and attributes of a page, each once, in order. */
export function namesIn(html: string): string[] {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(`.${name}`);
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(element);
  for (const [, attribute = ''] of html.matchAll(/ ([a-z-]+)=/g)) names.add(`[${attribute}`);
  return [...names].sort();
}
