import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedData } from '../../../tests/support/shared-data';
import { files } from '../../../tests/support/upload-files';
import { contentOf } from './kind-of.server';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'kinds-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function contentOfBytes(bytes: Uint8Array) {
  const place = path.join(dir, 'file');
  await writeFile(place, bytes);
  return contentOf(place);
}

it.each([
  ['jpg', 'jpg'],
  ['jpgOfTablesFirst', 'jpg'],
  ['png', 'png'],
  ['gif', 'gif'],
  ['pdf', 'pdf'],
  ['pdfAfterBlanks', 'pdf'],
  ['pdfAfterJob', 'pdf'],
  ['pdfAfterTicket', 'pdf'],
  ['pdfAtTheLast', 'pdf'],
  ['doc', 'doc'],
  ['docOfWord', 'doc'],
  ['docInCapitals', 'doc'],
  ['xls', 'xls'],
  ['xlsSmall', 'xls'],
  ['xlsInCapitals', 'xls'],
  ['ppt', 'ppt'],
  ['docx', 'docx'],
  ['docxOfTypeByDefault', 'docx'],
  ['xlsx', 'xlsx'],
  ['xlsxWithDefaultOfNoPart', 'xlsx'],
  ['xlsxWithBackStrokes', 'xlsx'],
  ['xlsxWithLateTypes', 'xlsx'],
  ['pptx', 'pptx'],
  ['dwg', 'dwg'],
] as const)('%s is taken as %s', async (name, kind) =>
  expect(await contentOfBytes(files[name])).toEqual([kind]),
);

it.each([
  ['program', 'not-supported'],
  ['linuxProgram', 'not-supported'],
  ['pdfInProgram', 'not-supported'],
  ['webp', 'not-supported'],
  ['zip', 'not-supported'],
  ['heic', 'heic'],
  ['locked', 'locked'],
  ['lockedDoc', 'locked'],
  ['lockedXls', 'locked'],
  ['lockedXlsLate', 'locked'],
  ['lockedPpt', 'locked'],
  ['macrosByType', 'programs'],
  ['macrosInDoc', 'programs'],
  ['macrosInXls', 'programs'],
  ['packageInDoc', 'programs'],
  ['cutZip', 'unreadable'],
  ['compoundOfNothing', 'unreadable'],
  ['pdfTooLate', 'unreadable'],
  ['pdfInPage', 'unreadable'],
  ['pdfInScript', 'unreadable'],
  ['pdfWithZip', 'unreadable'],
  ['jpgOfNothing', 'unreadable'],
  ['jpgWithPage', 'unreadable'],
  ['jpgWithScriptBehind', 'unreadable'],
  ['jpgWithPdf', 'unreadable'],
  ['jpgWithZip', 'unreadable'],
  ['pngOfNoSize', 'unreadable'],
  ['gifOfNothing', 'unreadable'],
  ['textLikeDrawing', 'unreadable'],
  ['script', 'unreadable'],
  ['page', 'unreadable'],
  ['drawing', 'unreadable'],
  ['text', 'unreadable'],
  ['oneByte', 'unreadable'],
  ['shell', 'unreadable'],
] as const)('%s is refused as %s', async (name, why) =>
  expect(await contentOfBytes(files[name])).toBe(why),
);

it.each(['installer', 'zipWithTypes'] as const)('%s is nothing that is taken', async (name) =>
  expect(await contentOfBytes(files[name])).toEqual([]),
);

const field = sharedData('field-cases');
it.skipIf(field === null).each([
  ['default-of-no-part.xlsx', 'xlsx'],
  ['back-strokes.xlsx', 'xlsx'],
  ['plain.xlsx', 'xlsx'],
  ['stream-WorkBook.xls', 'xls'],
  ['stream-usual.xls', 'xls'],
  ['after-a-print-job.pdf', 'pdf'],
  ['plain.pdf', 'pdf'],
])('%s, met by others, is taken as %s', async (name, kind) =>
  expect(await contentOfBytes(await readFile(path.join(field ?? '', name)))).toEqual([kind]),
);
