import {
  compoundOf,
  compoundWith,
  documentOf,
  MAIN,
  officeOf,
  record,
  typesOf,
  workbookOf,
  zipOf,
} from './office-files';

/** Files as they come from phones and offices, small: a right beginning is what tells their kind. */
const bytes = (hex: string, rest = 'x'.repeat(200)): Buffer =>
  Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(rest)]);

/** A JPEG of one point up to its picture, with a comment in it. */
const jpgOf = (comment = 'x', rest = 'x'.repeat(200)): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000fffe', 'hex'),
    Buffer.from([(comment.length + 2) >> 8, (comment.length + 2) & 255]),
    Buffer.from(comment),
    Buffer.from('ffc0000b080001000101011100ffda0008010100003f00', 'hex'),
    Buffer.from(rest),
  ]);
const PNG = '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489';
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const PROGRAM = bytes('4d5a90000300000004000000ffff0000');

export const files = {
  jpg: jpgOf(),
  jpgOfTablesFirst: bytes('ffd8ffc40008000000000000ffc0000b080001000101011100ffda0008010100003f00'),
  png: bytes(PNG),
  gif: Buffer.from(
    '4749463839610100010000000021f90400000000002c00000000010001000002024401003b',
    'hex',
  ),
  pdf: Buffer.from(PDF),
  pdfAfterJob: Buffer.from(`\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n${PDF}`),
  pdfAfterTicket: Buffer.from(
    `<?xml version="1.0"?><ticket copies="1">${' '.repeat(600)}</ticket>\n${PDF}`,
  ),
  pdfAtTheLast: Buffer.from(`${'x'.repeat(1023)}${PDF}`),
  pdfTooLate: Buffer.from(`${'x'.repeat(1024)}${PDF}`),
  pdfInPage: Buffer.from(`${'x'.repeat(100)}<script>${PDF}`),
  pdfInScript: Buffer.from(`#!/bin/sh\n${PDF}`),
  pdfInProgram: Buffer.concat([
    Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
    Buffer.from(PDF),
  ]),
  pdfAfterBlanks: Buffer.from('\n\n  %PDF-1.4\n%%EOF\n'),
  doc: compoundOf('WordDocument'),
  docOfWord: compoundWith({ WordDocument: documentOf(0), '1Table': Buffer.alloc(5000) }),
  xls: compoundWith({ Workbook: workbookOf() }),
  xlsInCapitals: compoundWith({ WORKBOOK: workbookOf() }),
  docInCapitals: compoundOf('WORDDOCUMENT'),
  xlsSmall: compoundWith({ Workbook: workbookOf().subarray(0, 100) }),
  ppt: compoundWith({ 'PowerPoint Document': Buffer.alloc(5000) }),
  docx: officeOf('word/document.xml'),
  heic: Buffer.concat([
    Buffer.from('0000001866747970686569630000000068656963', 'hex'),
    Buffer.alloc(100),
  ]),
  webp: Buffer.concat([Buffer.from('RIFF\x20\0\0\0WEBPVP8 '), Buffer.alloc(100)]),
  // As the library `xlsx` writes it: a default of macros for an ending that no part has.
  xlsxWithDefaultOfNoPart: zipOf({
    '[Content_Types].xml': typesOf('xl/workbook.xml', MAIN['xl/workbook.xml']).replace(
      '<Override',
      '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/><Override',
    ),
    'xl/workbook.xml': '<w/>',
  }),
  xlsxWithBackStrokes: zipOf({
    '[Content_Types].xml': typesOf('xl/workbook.xml', MAIN['xl/workbook.xml']),
    'xl\\workbook.xml': '<w/>',
  }),
  // Too many parts before the list of kinds for a reader that begins at the front.
  xlsxWithLateTypes: zipOf({
    ...Object.fromEntries(
      Array.from({ length: 1030 }, (_, index) => [`xl/media/${index}.png`, 'x']),
    ),
    'xl/workbook.xml': '<w/>',
    '[Content_Types].xml': typesOf('xl/workbook.xml', MAIN['xl/workbook.xml']),
  }),
  docxOfTypeByDefault: zipOf({
    '[Content_Types].xml': `<Types><Default Extension="xml" ContentType="${MAIN['word/document.xml']}"/></Types>`,
    'word/document.xml': '<w/>',
  }),
  xlsx: officeOf('xl/workbook.xml'),
  pptx: officeOf('ppt/presentation.xml'),
  dwg: bytes('414331303332000000'),

  program: PROGRAM,
  linuxProgram: bytes('7f454c46020101000000000000000000'),
  installer: compoundOf('!_Columns'),
  locked: compoundOf('EncryptedPackage'),
  lockedDoc: compoundWith({ WordDocument: documentOf(0x0100) }),
  lockedPpt: compoundWith({
    EncryptedSummary: Buffer.alloc(100),
    'PowerPoint Document': Buffer.alloc(5000),
  }),
  lockedXlsLate: compoundWith({ Workbook: workbookOf(record(0x0086), record(0x002f, 0, 0)) }),
  compoundOfNothing: compoundOf('').subarray(0, 600),
  zip: zipOf({ 'readme.txt': 'hello' }),
  zipWithTypes: zipOf({ '[Content_Types].xml': '<Types/>', 'readme.txt': 'hello' }),
  macrosByType: zipOf({
    '[Content_Types].xml': typesOf(
      'word/document.xml',
      'application/vnd.ms-word.document.macroEnabled.main+xml',
    ),
    'word/document.xml': '<w/>',
  }),
  cutZip: officeOf('word/document.xml').subarray(0, 60),
  macrosInDoc: compoundWith({
    WordDocument: Buffer.alloc(5000),
    'Macros/VBA/dir': Buffer.alloc(100),
  }),
  macrosInXls: compoundWith({
    Workbook: workbookOf(),
    '_VBA_PROJECT_CUR/VBA/dir': Buffer.alloc(100),
  }),
  lockedXls: compoundWith({ Workbook: workbookOf(record(0x002f, 0, 0)) }),
  packageInDoc: compoundWith({
    WordDocument: Buffer.alloc(5000),
    'ObjectPool/_1/\u0001Ole10Native': PROGRAM,
  }),
  jpgOfNothing: bytes('ffd8ffe000104a46494600'),
  jpgWithPage: jpgOf('<html><script>alert(1)</script>'),
  jpgWithScriptBehind: jpgOf('x', `${'x'.repeat(2_000_000)}<SCRIPT src=a>`),
  jpgWithPdf: jpgOf('%PDF-1.7'),
  jpgWithZip: Buffer.concat([jpgOf(), zipOf({ 'run.exe': PROGRAM })]),
  pdfWithZip: Buffer.concat([Buffer.from('%PDF-1.7\n%%EOF\n'), zipOf({ 'run.class': 'x' })]),
  pngOfNoSize: bytes(PNG.replace('0000000100000001', '0000000000000001')),
  gifOfNothing: bytes('474946383961'),
  script: Buffer.from('<script>alert(1)</script>'),
  page: Buffer.from('<!doctype html><html><body>%PDF-1.7</body></html>'),
  drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  text: Buffer.from('just words'),
  textLikeDrawing: Buffer.from('AC1032 is the name of this letter'),
  oneByte: Buffer.from('x'),
  shell: Buffer.from('#!/bin/sh\nrm -rf .\n'),
} as const;
