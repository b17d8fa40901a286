import { randomInt } from 'node:crypto';

const text = (value) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const attribute = (tag, name) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
  return found ? text(found[1]) : null;
};

/** Returns a page's input values that nobody has to type: hidden and prefilled ones. */
export function fieldsOf(html) {
  const fields = {};
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const name = attribute(tag, 'name');
    const type = attribute(tag, 'type') ?? 'text';
    if (name === null || ['submit', 'image', 'file'].includes(type)) continue;
    if (['radio', 'checkbox'].includes(type) && !/\schecked\b/.test(tag)) continue;
    fields[name] ??= attribute(tag, 'value') ?? '';
  }
  return fields;
}

/** Returns the page's form that contains this text. */
export const formWith = (html, marker) =>
  [...html.matchAll(/<form\b[^]*?<\/form>/g)]
    .map(([form]) => form)
    .find((form) => form.includes(marker)) ?? '';

/** Returns the value of the nth button with this name. */
export const buttonOf = (html, name, nth = 0) =>
  [...html.matchAll(new RegExp(`<button\\b[^>]*\\sname="${name}"[^>]*>`, 'g'))].map(([tag]) =>
    attribute(tag, 'value'),
  )[nth] ?? null;

/** Returns a page's text without tags and comments. */
export const wordsOf = (html) =>
  text(
    html
      .replace(/<(script|style)\b[^]*?<\/\1>/g, '')
      .replace(/<!--[^]*?-->/g, '')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ');

/**
 * Creates a visitor without JavaScript: keeps cookies, posts forms, follows redirects, and records
 * how long each response took.
 */
export function newVisitor(site, { patienceMs = 20_000 } = {}) {
  const jar = new Map();
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const answers = [];

  async function once(path, body, more = {}, method = 'POST') {
    const started = performance.now();
    const headers = {
      'X-Forwarded-For': address,
      Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      ...more,
    };
    const isWhole = typeof body === 'string' || body instanceof FormData;
    const form = body && !isWhole ? new URLSearchParams(body) : body;
    const init = body ? { method, body: form, headers: { ...headers, Origin: site } } : { headers };
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(new URL(path, site), { redirect: 'manual', signal, ...init });
    const html = await answer.text();
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const seen = {
      status: answer.status,
      path: new URL(path, site).pathname,
      html,
      ms: performance.now() - started,
      location: answer.headers.get('location'),
    };
    answers.push(seen);
    return seen;
  }

  /** Loads the page that a visitor then sees; posts `body`. */
  async function see(path, body) {
    let seen = await once(path, body);
    for (let hops = 0; seen.location !== null && hops < 8; hops += 1)
      seen = await once(new URL(seen.location, new URL(seen.path, site)).toString().split('#')[0]);
    return seen;
  }
  return { once, see, jar, answers };
}
