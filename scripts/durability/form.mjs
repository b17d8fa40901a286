import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

/** A form that is sent from its last page, as power cut forms are, and one with a check page. */
export const FORM_ID = 'durability-probe';
export const CHECKED_FORM_ID = 'durability-probe-checked';

const page = (alias, required) => ({
  caption: alias,
  fieldsets: [{ columns: [{ fields: [{ alias, type: 'text', caption: `${alias}?`, required }] }] }],
});
const form = (_id, type, pageType, pages) => ({
  _id,
  name: 'Durability probe',
  type,
  pageType,
  includeReference: true,
  postSubmitPageUrl: '/',
  pages,
});

/**
 * Writes the content of a checkout and two more forms, so that editing real forms does not affect this run.
 */
export function writeContent(dir, checkout = root) {
  cpSync(path.join(checkout, 'content'), dir, { recursive: true });
  mkdirSync(path.join(dir, 'forms'), { recursive: true });
  for (const one of [
    form(FORM_ID, 'power cut form', 'reportAPowerCut', [page('what', true), page('more', false)]),
    form(CHECKED_FORM_ID, 'email form', 'email', [page('what', true)]),
  ])
    writeFileSync(path.join(dir, 'forms', `${one._id}.json`), JSON.stringify(one));
}
