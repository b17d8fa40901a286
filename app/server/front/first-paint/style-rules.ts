/** What a page must hold for a rule to matter there: each inner list is one selector's names, `.class`, `element` or `[attribute`. */
type Needs = readonly (readonly string[])[];

/** A rule with what it needs, or a group of rules (`@media`, `@supports`) with its condition. */
export type StyleRule =
  | { readonly text: string; readonly needs: Needs }
  | { readonly condition: string; readonly rules: readonly StyleRule[] };

/** Groups that do not matter for the first screen: print, and the visitor's own colours, which the browser sets without us. */
const LATER = /^@(?:keyframes|-webkit-keyframes|page|media[^{]*(?:\bprint\b|forced-colors))/;
/** States that only touching the page brings about: by then the whole style sheet is there. */
const TOUCHED = /:(?:hover|active)(?![\w-])|::backdrop/;

/** Where the block that opens at `from` closes; strings are skipped. */
function closing(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") {
      at += 1;
      while (at < css.length && css[at] !== sign) at += css[at] === '\\' ? 2 : 1;
    } else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at;
  }
  return css.length;
}

/** Splits at commas outside brackets. */
function selectorsOf(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    if ('(['.includes(list[at] ?? '')) depth += 1;
    else if (')]'.includes(list[at] ?? '')) depth -= 1;
    else if (list[at] === ',' && depth === 0) {
      found.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, list.slice(start)].map((selector) => selector.trim());
}

/** The names that must be there for a selector to match; what is inside `:is()` and `:not()` does not count. */
function needsOf(selector: string): string[] {
  const plain = selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '').replace(/::?[\w-]+/g, '');
  const attributes = [...plain.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => `[${name}`);
  const names = plain.replace(/\[[^\]]*\]/g, '');
  const classes = names.match(/\.[\w-]+/g) ?? [];
  const elements = names.replace(/\.[\w-]+|#[\w-]+/g, ' ').match(/[a-z][a-z0-9]*/g) ?? [];
  return [...classes, ...elements, ...attributes];
}

/** Reads a style sheet of ours, which has no nesting; removes the comments that only development has. Rules keep their order. */
export const readStyle = (css: string): StyleRule[] => readRules(css.replace(/\/\*[\s\S]*?\*\//g, ''));

function readRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const end = closing(css, open);
    const head = css.slice(at, open).trim();
    const body = css.slice(open + 1, end);
    at = end + 1;
    if (LATER.test(head)) continue;
    if (head.startsWith('@font-face')) rules.push({ text: `${head}{${body}}`, needs: [[]] });
    else if (head.startsWith('@')) rules.push({ condition: head, rules: readRules(body) });
    else {
      const kept = selectorsOf(head).filter((selector) => !TOUCHED.test(selector));
      if (kept.length > 0) rules.push({ text: `${kept.join(',')}{${body}}`, needs: kept.map(needsOf) });
    }
  }
  return rules;
}

const references = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** A style sheet without the custom properties that nothing in it and nothing in the page reads, and without what is empty then. */
function withoutUnread(css: string, has: ReadonlySet<string>): string {
  const read = new Set(references(css));
  const less = css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name: string) =>
      read.has(name) || has.has(name) ? whole : '',
    )
    .replace(/;(?=\})/g, '')
    .replace(/(?<=^|[{}])[^{}]+\{\}/g, '');
  // What only a removed one read is not read any more.
  return less === css ? css : withoutUnread(less, has);
}

/** The rules that show on a page that holds these names, as a style sheet. */
export const styleFor = (rules: readonly StyleRule[], has: ReadonlySet<string>): string =>
  withoutUnread(rulesFor(rules, has), has);

function rulesFor(rules: readonly StyleRule[], has: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return rule.needs.some((names) => names.every((name) => has.has(name))) ? rule.text : '';
      const inner = rulesFor(rule.rules, has);
      return inner && `${rule.condition}{${inner}}`;
    })
    .join('');
}

/** The classes, elements and attributes of a page and the custom properties it reads itself (a drawing does), each once, in order. */
export function namesIn(html: string): string[] {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(`.${name}`);
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(element);
  for (const [, attribute = ''] of html.matchAll(/ ([a-z-]+)=/g)) names.add(`[${attribute}`);
  for (const name of references(html)) names.add(name);
  return [...names].sort();
}
