import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { files } from '../../../tests/support/upload-files';
import { kindOf } from './kind-of.server';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'kinds-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function kindOfBytes(bytes: Uint8Array) {
  const place = path.join(dir, 'file');
  await writeFile(place, bytes);
  return kindOf(place);
}

it.each([
  ['jpg', 'jpg'],
  ['png', 'png'],
  ['gif', 'gif'],
  ['pdf', 'pdf'],
  ['pdfAfterBlanks', 'pdf'],
  ['doc', 'doc'],
  ['docFarList', 'doc'],
  ['docOfWord', 'doc'],
  ['xlsSmall', 'xls'],
  ['docxOfTypeByDefault', 'docx'],
  ['docxWithTable', 'docx'],
  ['docxWithOldTable', 'docx'],
  ['docxLarge', 'docx'],
  ['xls', 'xls'],
  ['ppt', 'ppt'],
  ['docx', 'docx'],
  ['xlsx', 'xlsx'],
  ['pptx', 'pptx'],
  ['dwg', 'dwg'],
  ['program', null],
  ['linuxProgram', null],
  ['installer', null],
  ['locked', null],
  ['zip', null],
  ['zipWithTypes', null],
  ['bomb', null],
  ['smallBomb', null],
  ['cutZip', null],
  ['ringOfSectors', null],
  ['script', null],
  ['page', null],
  ['drawing', null],
  ['text', null],
  ['textLikeDrawing', null],
  ['oneByte', null],
  ['shell', null],
] as const)('%s is %s', async (name, kind) => expect(await kindOfBytes(files[name])).toBe(kind));

it.each([
  ['macros', 'programs'],
  ['macrosByType', 'programs'],
  ['macrosByHiddenType', null],
  ['macroSheet', 'programs'],
  ['control', 'programs'],
  ['programInside', 'programs'],
  ['scriptInside', 'programs'],
  ['programAsPicture', 'programs'],
  ['macrosWithinTable', 'programs'],
  ['packageInside', 'programs'],
  ['macrosInDoc', 'programs'],
  ['macrosInXls', 'programs'],
  ['oldMacrosInXls', 'programs'],
  ['lockedXls', null],
  ['macrosInPpt', 'programs'],
  ['packageInDoc', 'programs'],
  ['mailWithDoc', null],
  ['bombOfTruth', null],
  ['falseSize', null],
  ['falseSizeBefore', null],
  ['falseName', null],
  ['sharedPlace', null],
  ['partBeforeList', null],
  ['jpgOfNothing', null],
  ['jpgWithPage', null],
  ['jpgWithScriptBehind', null],
  ['jpgWithPdf', null],
  ['jpgWithZip', null],
  ['pdfWithZip', null],
  ['pngOfNoSize', null],
  ['gifOfNothing', null],
] as const)('mend 10: %s is refused (%s)', async (name, content) =>
  expect(await kindOfBytes(files[name])).toBe(content),
);

it('answers for whatever follows a known beginning', async () => {
  const beginnings = [files.docx, files.doc, files.docFarList, files.zip].map((file) => file.subarray(0, 1500));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...beginnings),
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(),
      async (file, noise, at) => {
        const bytes = Buffer.from(file);
        bytes.set(
          noise.subarray(0, Math.max(0, bytes.length - 8)),
          8 + (at % Math.max(1, bytes.length - 8 - noise.length)),
        );
        expect([null, 'doc', 'docx']).toContain(await kindOfBytes(bytes));
      },
    ),
    { numRuns: 150 },
  );
});
