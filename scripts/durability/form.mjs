import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/run.mjs';

export const FORM_ID = 'durability-probe';

/**
 * Writes the site's content and one more form with a single question, so that editing real forms
 * does not affect this run.
 */
export function writeContent(dir) {
  cpSync(inRoot('content'), dir, { recursive: true });
  mkdirSync(path.join(dir, 'forms'), { recursive: true });
  const form = {
    _id: FORM_ID,
    name: 'Durability probe',
    type: 'power cut form',
    pageType: 'reportAPowerCut',
    includeReference: true,
    postSubmitPageUrl: '/',
    pages: [
      {
        caption: 'What',
        fieldsets: [
          {
            columns: [
              { fields: [{ alias: 'what', type: 'text', caption: 'What?', required: true }] },
            ],
          },
        ],
      },
    ],
  };
  writeFileSync(path.join(dir, 'forms', `${FORM_ID}.json`), JSON.stringify(form));
}
