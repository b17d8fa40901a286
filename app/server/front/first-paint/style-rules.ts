import postcss, { type ChildNode, type Container } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** What a page must hold for a rule to matter there: each inner list is one selector's names, `.class`, `element` or `[attribute`. */
type Needs = readonly (readonly string[])[];

interface Declaration {
  readonly name: string | null;
  readonly text: string;
}

export type StyleRule =
  | {
      readonly selector: string;
      readonly needs: Needs;
      readonly declarations: readonly Declaration[];
    }
  | { readonly condition: string; readonly rules: readonly StyleRule[] };

/** Groups that do not matter for the first screen: print, and the visitor's own colours, which the browser sets without us. */
const LATER = /^@(?:keyframes|-webkit-keyframes|page|media[^{]*(?:\bprint\b|forced-colors))/;
/** States that only touching the page brings about: by then the whole style sheet is there. */
const isTouched = (selector: selectorParser.Selector): boolean =>
  selector.some(
    ({ type, value }) =>
      type === 'pseudo' && [':hover', ':active', '::backdrop'].includes(value ?? ''),
  );

/** What is inside `:is()` and `:not()` does not count. */
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
    const declarations = node.nodes.flatMap((one) =>
      one.type === 'decl'
        ? [{ name: one.prop.startsWith('--') ? one.prop : null, text: String(one).trim() }]
        : [],
    );
    const selector = selectors.map((one) => String(one).trim()).join(',');
    return selectors.length > 0 ? [{ selector, needs: selectors.map(needsOf), declarations }] : [];
  }
  if (node.type !== 'atrule') return [];
  const condition = `@${node.name} ${node.params}`;
  if (LATER.test(condition)) return [];
  if (node.name !== 'font-face') return [{ condition, rules: allRules(node) }];
  const declarations = (node.nodes ?? []).map((one) => ({ name: null, text: String(one).trim() }));
  return [{ selector: '@font-face', needs: [[]], declarations }];
}

const allRules = (container: Container<ChildNode>): StyleRule[] =>
  container.nodes?.flatMap(rulesOf) ?? [];

/** Reads a style sheet of ours, which has no nesting. Rules keep their order. */
export const readStyle = (css: string): StyleRule[] => allRules(postcss.parse(css));

const references = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

const cssOf = (
  rules: readonly StyleRule[],
  has: ReadonlySet<string>,
  read: ReadonlySet<string>,
): string =>
  rules
    .map((rule) => {
      if ('rules' in rule) {
        const inner = cssOf(rule.rules, has, read);
        return inner && `${rule.condition}{${inner}}`;
      }
      if (!rule.needs.some((names) => names.every((name) => has.has(name)))) return '';
      const declarations = rule.declarations.filter(
        ({ name }) => name === null || has.has(name) || read.has(name),
      );
      return declarations.length > 0
        ? `${rule.selector}{${declarations.map(({ text }) => text).join(';')}}`
        : '';
    })
    .join('');

export function styleFor(rules: readonly StyleRule[], has: ReadonlySet<string>): string {
  for (let read: ReadonlySet<string> = new Set(); ;) {
    const css = cssOf(rules, has, read);
    const reads = new Set(references(css));
    if (reads.size === read.size) return css;
    read = reads;
  }
}

/** Each once, in order, with the custom properties that the page reads itself (a drawing does). */
export function namesIn(html: string): string[] {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(`.${name}`);
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(element);
  for (const [, attribute = ''] of html.matchAll(/ ([a-z-]+)=/g)) names.add(`[${attribute}`);
  for (const name of references(html)) names.add(name);
  return [...names].sort();
}
