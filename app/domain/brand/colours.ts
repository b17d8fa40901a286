export type Tokens = ReadonlyMap<string, string>;

/** WCAG 2.2, 1.4.3 and 1.4.11: text, and marks or large text. */
const TEXT = 4.5;
const MARK = 3;

const STATUSES = ['cut', 'planned', 'restored', 'multiple', 'aware', 'none'];

const PAIRS: readonly (readonly [seen: string, ground: string, least: number])[] = [
  ...['ink', 'ink-soft', 'link'].flatMap((seen) => [
    [seen, 'paper', TEXT] as const,
    [seen, 'mist', TEXT] as const,
  ]),
  ['sun-ink', 'sun', TEXT],
  ['field-ask-ink', 'field-ask', TEXT],
  ['ask-act-ink', 'ask-act', TEXT],
  ['night-ink', 'night', TEXT],
  ['night-ink', 'night-2', TEXT],
  ['night-soft', 'night', TEXT],
  ['night-soft', 'night-2', TEXT],
  ...STATUSES.flatMap((status) => [
    ['on-status', status, TEXT] as const,
    [status, 'paper', TEXT] as const,
    [status, `${status}-wash`, TEXT] as const,
    [`${status}-lit`, 'night', TEXT] as const,
    ['lit-ink', `${status}-lit`, TEXT] as const,
  ]),
  ['edge', 'paper', MARK],
  ['night-edge', 'night', MARK],
  ['sun', 'night', MARK],
  ['field-ask-line', 'field-ask', MARK],
  ['mk-a', 'mk-c', MARK],
  ['mk-l', 'mk-c', MARK],
];

function declarationsIn(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) return new Map();
  const body = css.slice(start + selector.length + 2, css.indexOf('}', start));
  return new Map(
    body.split(';').flatMap((line) => {
      const [, name, value] = /^--([a-z0-9-]+):\s*(\S[^;]*)$/.exec(line.trim()) ?? [];
      return name && value ? [[name, value] as const] : [];
    }),
  );
}

const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((part, index) => (index === 0 ? part : (part.split('*/')[1] ?? '')))
    .join('');

/**
 * Dark tokens stand twice in the file, for the device's choice and for the visitor's; both must be
 * the same.
 */
export function tokensIn(file: string): { readonly light: Tokens; readonly dark: Tokens } {
  const css = withoutComments(file);
  const light = declarationsIn(css, ':root');
  const chosen = declarationsIn(css, ":root[data-scheme='dark']");
  const byDevice = declarationsIn(css, ":root:not([data-scheme='light'])");
  for (const name of new Set([...chosen.keys(), ...byDevice.keys()]))
    if (chosen.get(name) !== byDevice.get(name))
      throw new Error(
        `tokens.css has two dark values of --${name}: ${byDevice.get(name) ?? 'none'} and ${chosen.get(name) ?? 'none'}.`,
      );
  return { light, dark: new Map([...light, ...chosen]) };
}

/** Follows references to other tokens. Throws if the result isn't #rrggbb. */
export function colourOf(tokens: Tokens, name: string): string {
  let value = tokens.get(name);
  for (let links = 0; links < 10 && value?.startsWith('var('); links += 1)
    value = tokens.get(/^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1] ?? '');
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value ?? '') ?? [];
  if (!digits)
    throw new Error(`tokens.css gives --${name} no colour like #0a0b0c: ${value ?? 'nothing'}.`);
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export function contrastFaults({ light, dark }: ReturnType<typeof tokensIn>): string[] {
  return Object.entries({ light, dark }).flatMap(([scheme, tokens]) =>
    PAIRS.flatMap(([seen, ground, least]) => {
      const [one, other] = [colourOf(tokens, seen), colourOf(tokens, ground)];
      const contrast = contrastOf(one, other);
      if (contrast >= least) return [];
      return `tokens.css, ${scheme}: --${seen} (${one}) on --${ground} (${other}) has a contrast of ${contrast.toFixed(2)}, not ${least}.`;
    }),
  );
}
