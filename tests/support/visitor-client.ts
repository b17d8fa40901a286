import { ask, newVisitorAddress } from './server';

export type Values = Readonly<Record<string, string>>;

/** What a visitor sees: the page, its status, and where it is. */
export interface Seen {
  readonly status: number;
  readonly path: string;
  readonly html: string;
}

/** A visitor without a browser: keeps cookies, posts pages as a browser without JavaScript does, and follows redirects. */
export function formClient(site: string, cookies: Iterable<[string, string]> = []) {
  const jar = new Map(cookies);
  const address = newVisitorAddress();

  async function once(path: string, values?: Values): Promise<Response> {
    const headers = {
      'X-Forwarded-For': address,
      Origin: site,
      Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const answer = await ask(site + path, {
      headers,
      ...(values ? { method: 'POST', body: new URLSearchParams(values) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '' || /max-age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  async function see(path: string, values?: Values): Promise<Seen> {
    let at = path;
    let answer = await once(at, values);
    for (let hops = 0; answer.headers.has('Location') && hops < 6; hops += 1) {
      at = (answer.headers.get('Location') ?? '').replace(site, '').split('#')[0] ?? '';
      answer = await once(at);
    }
    return { status: answer.status, path: at.split('?')[0] ?? '', html: await answer.text() };
  }

  return { once, see, jar, twin: () => formClient(site, jar) };
}
export type FormClient = ReturnType<typeof formClient>;

/** The value of a hidden input of a page. */
export const hiddenIn = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<input[^>]*value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1] ??
  '';
