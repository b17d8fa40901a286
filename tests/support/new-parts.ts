const PARTS = /<([a-z][\w-]*)((?:\s[^<>]*)?)>/g;
const ABOUT = /\s(?:type|role|class)="[^"]*"/g;

/**
 * Tells whether the main part of a page holds a kind of element (its name, type, role and classes) that none before it had.
 * A page that is made of parts that were read elsewhere is read by the rules of HTML alone (tests/http/valid-html.test.ts).
 */
export function newParts(): (html: string) => boolean {
  const seen = new Set<string>();
  return (html) => {
    const before = seen.size;
    for (const [, name = '', attributes = ''] of html.slice(html.indexOf('<main')).matchAll(PARTS))
      seen.add([name, ...(attributes.match(ABOUT) ?? [])].join(''));
    return seen.size > before;
  };
}
