import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { quietLogger as logger } from '../../../../tests/support/stores';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { createForms } from '~/server/content/forms/create.server';
import { withStormContent } from '~/server/content/storm-content';
import { createSiteSearch } from './create.server';

const dataDir = mkdtempSync(path.join(tmpdir(), 'search-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const content = withStormContent(createEmbeddedContent({ dir: 'content', logger, watchMs: 0 }));
const forms = createForms({ content, dataDir, logger });
const search = createSiteSearch({ env: {}, content, forms, logger });

const REPORT = '/forms/report-a-power-cut';
const WARM = '/power-cut/warm-places';
it.each([
  ['warm place', WARM],
  ['where can I get warm', WARM],
  ['warm hub', WARM],
  ['flickering', '/forms/voltage-complaint'],
  ['my lights are flickering', '/forms/voltage-complaint'],
  ['lights dim', '/forms/voltage-complaint'],
  ['welsh', '/cy'],
  ['Cymraeg', '/cy'],
  ['power off', REPORT],
  ['my power is off', REPORT],
  ['no electricity', REPORT],
  ['lights out', REPORT],
  ['blackout', REPORT],
  ['smell of burning', '/help/safety'],
  ['burning smell', '/help/safety'],
  ['wire down', '/help/safety'],
  ['electric shock', '/help/safety'],
  ['bill', '/supplier-and-mpan'],
  ['my bill is too high', '/supplier-and-mpan'],
  ['who is my supplier', '/supplier-and-mpan'],
  ['when will my power be back', '/power-cut'],
  ['power cuts near me', '/power-cut/map'],
  ['letter about a power cut', '/help/planned-work'],
  ['oxygen at home', '/help/priority-services'],
  ['money back', '/help/compensation'],
  ['flood', '/help/flooding'],
  ['food in the freezer', '/power-cut-advice'],
  ['phone number', '/contact-us'],
  ['text me', '/power-cut/text-updates'],
  ['moving house', '/guides/moving-house'],
  ['tree on the line', '/guides/trees'],
  ['jobs', '/careers'],
])('"%s" leads to %s first', async (phrase, first) =>
  expect((await search.find(phrase, 1)).docs[0]?.path).toBe(first),
);
