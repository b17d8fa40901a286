import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/run.mjs';

const ID = 'durability-probe';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The content of the site and one form more, which asks one question, so that no edit of a real form changes this run. */
export function writeContent(dir) {
  cpSync(inRoot('content'), dir, { recursive: true });
  mkdirSync(path.join(dir, 'forms'), { recursive: true });
  const form = {
    _id: ID,
    name: 'Durability probe',
    type: 'power cut form',
    pageType: 'reportAPowerCut',
    postSubmitPageUrl: '/',
    pages: [
      { fieldsets: [{ columns: [{ fields: [{ alias: 'what', type: 'text', caption: 'What?', required: true }] }] }] },
    ],
  };
  writeFileSync(path.join(dir, 'forms', `${ID}.json`), JSON.stringify(form));
}

/** A submission of it as a page would send it, with a key that is kept when it is sent again. */
export function newSubmission() {
  const reference = `WEB-${[...randomBytes(10)].map((byte) => LETTERS[byte % 32]).join('')}`;
  const body = {
    id: ID,
    pageType: 'reportAPowerCut',
    guIReference: reference,
    includeReference: true,
    formType: 'power cut form',
    formData: [{ sectionName: 'Probe', sectionFields: [{ name: 'what', value: 'The power is off.' }] }],
  };
  return { key: randomUUID(), reference, body: JSON.stringify(body) };
}
