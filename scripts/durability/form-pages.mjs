import { fieldsOf, formWith, newVisitor } from '../lib/visitor.mjs';
import { FORM_ID } from './form.mjs';

/** Form page actions: a saved answer, and a sent form. Kinds of work as in works.mjs. */

const PAGE = `/forms/${FORM_ID}/what`;
const CHECK = `/forms/${FORM_ID}/check`;
let answers = 0;
const newAnswer = () => `The power has been off for ${(answers += 1)} minutes.`;

const cookieHeader = (cookies) => cookies.map((pair) => pair.join('=')).join('; ');
const pathOf = (answer) => new URL(answer.headers.get('location') ?? '', 'http://site').pathname;

/** Returns this work's browser, with its cookies so far. */
function browserOf(url, { cookies = [] }) {
  const visitor = newVisitor(url);
  for (const [name, value] of cookies) visitor.jar.set(name, value);
  return visitor;
}

/** Opens the page. Rejects if it cannot be filled in. */
async function open(url, work) {
  const visitor = browserOf(url, work);
  const { html, status } = await visitor.see(PAGE);
  const fields = fieldsOf(formWith(html, '_asked'));
  if (!('_asked' in fields)) throw new Error(`${PAGE} cannot be filled in: ${status}`);
  work.cookies = [...visitor.jar];
  return { visitor, fields: { ...fields, what: work.what } };
}

export const FORM_PAGES = {
  'form, by pages': {
    channel: '/api/submit-form',
    make: () => ({ method: 'POST', path: CHECK, what: newAnswer() }),
    /** Answers the only page, once, and reads the key that the check page sends. */
    async headers(url, from, work) {
      if (!work.body) {
        const { visitor, fields } = await open(url, work);
        const { html, path } = await visitor.see(PAGE, fields);
        const { _key: key } = fieldsOf(html);
        if (path !== CHECK || !key) throw new Error(`${PAGE} was not kept: ${path}`);
        Object.assign(work, {
          key,
          cookies: [...visitor.jar],
          body: new URLSearchParams({ _key: key }),
        });
      }
      return { Origin: url, Cookie: cookieHeader(work.cookies) };
    },
    toldBy(answer) {
      const [told] = answer.headers
        .getSetCookie()
        .flatMap((cookie) => /^referenceNumber=([^;]+)/.exec(cookie)?.[1] ?? []);
      if (!told) throw new Error(`form, by pages: ${answer.status} without a reference`);
      return told;
    },
  },
  draft: {
    channel: null,
    make: () => ({ method: 'POST', path: PAGE, what: newAnswer() }),
    async headers(url, from, work) {
      const { fields } = await open(url, work);
      work.body = new URLSearchParams(fields);
      return { Origin: url, Cookie: cookieHeader(work.cookies) };
    },
    toldBy(answer, work) {
      if (pathOf(answer) !== CHECK)
        throw new Error(`draft: ${answer.status}, and not on to the check`);
      // The response may set the cookie that identifies this browser.
      for (const cookie of answer.headers.getSetCookie())
        work.cookies.push(cookie.split(';')[0].split(/=(.*)/s));
      return true;
    },
    /** Returns whether the browser finds its answer again. */
    async isKept(url, work) {
      const visitor = browserOf(url, work);
      return fieldsOf((await visitor.see(PAGE)).html).what === work.what;
    },
  },
};
