import { ask, newVisitorAddress } from './server';

export type Values = Readonly<Record<string, string>>;

/** What a visitor sees: the page, its status, and where it is. */
export interface Seen {
  readonly status: number;
  readonly path: string;
  /** The path with its query. */
  readonly address: string;
  /** What the address ends with, such as "#full"; the server never sees it. */
  readonly hash: string;
  readonly html: string;
}

/** The answers of a form, or the body that a browser makes of them. */
export type Sent = Values | URLSearchParams | FormData;
const bodyOf = (sent: Sent): URLSearchParams | FormData =>
  sent instanceof FormData || sent instanceof URLSearchParams ? sent : new URLSearchParams(sent);

/** A visitor without a browser: keeps cookies, posts pages as a browser without JavaScript does, and follows redirects. */
export function formClient(site: string, cookies: Iterable<[string, string]> = []) {
  const jar = new Map(cookies);
  const address = newVisitorAddress();

  async function once(path: string, sent?: Sent, more: Values = {}): Promise<Response> {
    const headers = {
      'X-Forwarded-For': address,
      Origin: site,
      ...more,
      Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const answer = await ask(site + path, {
      headers,
      ...(sent ? { method: 'POST', body: bodyOf(sent) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '' || /max-age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  async function see(path: string, sent?: Sent, more?: Values): Promise<Seen> {
    let at = new URL(path, site);
    let answer = await once(at.pathname + at.search, sent, more);
    for (let hops = 0; answer.headers.has('Location') && hops < 6; hops += 1) {
      const { hash } = at;
      at = new URL(answer.headers.get('Location') ?? '', at);
      at.hash ||= hash;
      answer = await once(at.pathname + at.search, undefined, more);
    }
    const { pathname, search, hash } = at;
    const html = await answer.text();
    return { status: answer.status, path: pathname, address: pathname + search, hash, html };
  }

  return { once, see, jar, twin: () => formClient(site, jar) };
}
export type FormClient = ReturnType<typeof formClient>;

/** The value of a hidden input of a page. */
export const hiddenIn = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<input[^>]*value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1] ??
  '';

const INLINE = /<\/?(?:a|abbr|b|em|i|small|span|strong|time)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

/** The words of a page's `main` with single spaces, as a browser without JavaScript has them. */
export const wordsIn = (html: string): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(INLINE, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([\w#]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ');

/** Searches from the home page as a browser without JavaScript does, and takes an address of the list if there is one. */
export async function lookUp(
  client: FormClient,
  value: string,
  choose: RegExp = /./,
): Promise<Seen> {
  const { html } = await client.see('/');
  const [form = '', action = ''] =
    /<form action="([^"]+)" method="get" role="search"[\s\S]*?<\/form>/.exec(html) ?? [];
  const asked = new URLSearchParams({ mode: hiddenIn(form, 'mode'), value });
  const found = await client.see(`${action}?${asked.toString()}`);
  const list = [
    ...found.html.matchAll(/<button[^>]*name="select" value="([^"]*)"[^>]*>([\s\S]*?)<\/button>/g),
  ];
  const button = list.find(([, , words = '']) =>
    choose.test(wordsIn(`<main>${words}</main>`).trim()),
  );
  return button
    ? client.see(action, { mode: hiddenIn(found.html, 'mode'), select: button[1] ?? '' })
    : found;
}
