import { fieldsOf, formWith, newVisitor } from '../lib/visitor.mjs';
import { CHECKED_FORM_ID, FORM_ID } from './form.mjs';

/** Form page actions: a saved answer, and a sent form. Kinds of work as in works.mjs. */

const pageOf = (form, slug) => `/forms/${form}/${slug}`;
const PAGE = pageOf(FORM_ID, 'what');
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
async function open(url, work, page) {
  const visitor = browserOf(url, work);
  const { html, status } = await visitor.see(page);
  const fields = fieldsOf(formWith(html, '_asked'));
  if (!('_asked' in fields)) throw new Error(`${page} cannot be filled in: ${status}`);
  work.cookies = [...visitor.jar];
  return { visitor, fields: { ...fields, what: work.what } };
}

/** A form with one question, sent from the page `slug`, which carries its key. */
const sentFrom = (form, slug) => ({
  channel: '/api/submit-form',
  make: () => ({ method: 'POST', path: pageOf(form, slug), what: newAnswer() }),
  /** Answers the question, once, and reads the key of the page that sends the form. */
  async headers(url, from, work) {
    if (!work.body) {
      const page = pageOf(form, 'what');
      const { visitor, fields } = await open(url, work, page);
      const { html, path } = await visitor.see(page, fields);
      const last = fieldsOf(formWith(html, '_key'));
      if (path !== work.path || !last._key) throw new Error(`${page} was not kept: ${path}`);
      Object.assign(work, {
        key: last._key,
        cookies: [...visitor.jar],
        body: new URLSearchParams(last),
      });
    }
    return { Origin: url, Cookie: cookieHeader(work.cookies) };
  },
  givenBy(answer, { kind }) {
    const [given] = answer.headers
      .getSetCookie()
      .flatMap((cookie) => /^referenceNumber=([^;]+)/.exec(cookie)?.[1] ?? []);
    if (!given) throw new Error(`${kind}: ${answer.status} without a reference`);
    return given;
  },
});

export const FORM_PAGES = {
  'form, by pages': sentFrom(FORM_ID, 'more'),
  'form, by check page': sentFrom(CHECKED_FORM_ID, 'check'),
  draft: {
    channel: null,
    make: () => ({ method: 'POST', path: PAGE, what: newAnswer() }),
    async headers(url, from, work) {
      const { fields } = await open(url, work, PAGE);
      work.body = new URLSearchParams(fields);
      return { Origin: url, Cookie: cookieHeader(work.cookies) };
    },
    givenBy(answer, work) {
      if (pathOf(answer) !== pageOf(FORM_ID, 'more'))
        throw new Error(`draft: ${answer.status}, and not on to the next page`);
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
