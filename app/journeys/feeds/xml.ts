import { escapeMarkup } from '~/cms/escape-markup';

/** Characters that XML 1.0 does not allow, even escaped. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const xmlText = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));

export interface Xml {
  readonly xml: string;
}
type Child = Xml | string | number | null;

/** Escapes text and omits null. */
export function el(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  ...children: Child[]
): Xml {
  const said = Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : ` ${key}="${xmlText(value)}"`))
    .join('');
  const inner = children
    .map((child) =>
      child === null ? '' : typeof child === 'object' ? child.xml : xmlText(String(child)),
    )
    .join('');
  return { xml: inner === '' ? `<${name}${said}/>` : `<${name}${said}>${inner}</${name}>` };
}

/** Null without text. */
export const textEl = (name: string, text: string | number | null): Xml | null =>
  text === null || text === '' ? null : el(name, {}, text);

export const document = (root: Xml): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n`;
