import {
  compoundOf,
  compoundWith,
  MAIN,
  officeOf,
  presentationOf,
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
const PROGRAM = bytes('4d5a90000300000004000000ffff0000');

export const files = {
  jpg: jpgOf(),
  png: bytes(PNG),
  gif: Buffer.from('4749463839610100010000000021f90400000000002c00000000010001000002024401003b', 'hex'),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  pdfAfterBlanks: Buffer.from('\n\n  %PDF-1.4\n%%EOF\n'),
  doc: compoundOf('WordDocument'),
  docFarList: compoundOf('WordDocument', 3),
  docOfWord: compoundWith({ WordDocument: Buffer.alloc(5000), '1Table': Buffer.alloc(5000) }),
  xls: compoundWith({ Workbook: workbookOf(0) }),
  xlsSmall: compoundWith({ Workbook: workbookOf(0).subarray(0, 100) }),
  ppt: compoundWith({ 'PowerPoint Document': presentationOf(0) }),
  docx: officeOf('word/document.xml'),
  docxOfTypeByDefault: zipOf({
    '[Content_Types].xml': `<Types><Default Extension="xml" ContentType="${MAIN['word/document.xml']}"/></Types>`,
    'word/document.xml': '<w/>',
  }),
  docxWithTable: officeOf('word/document.xml', { 'word/embeddings/a.xlsx': officeOf('xl/workbook.xml') }),
  docxWithOldTable: officeOf('word/document.xml', {
    'word/embeddings/a.bin': compoundWith({ Workbook: workbookOf(0) }),
  }),
  docxLarge: officeOf('word/document.xml', { 'word/media/a.emf': Buffer.alloc(9_000_000, 'abcdefgh') }),
  xlsx: officeOf('xl/workbook.xml'),
  pptx: officeOf('ppt/presentation.xml'),
  dwg: bytes('414331303332000000'),

  program: PROGRAM,
  linuxProgram: bytes('7f454c46020101000000000000000000'),
  installer: compoundOf('!_Columns'),
  locked: compoundOf('EncryptedPackage'),
  zip: zipOf({ 'readme.txt': 'hello' }),
  zipWithTypes: zipOf({ '[Content_Types].xml': '<Types/>', 'readme.txt': 'hello' }),
  macros: officeOf('word/document.xml', { 'word/vbaProject.bin': 'x' }),
  macrosByType: zipOf({
    '[Content_Types].xml': typesOf('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    'word/document.xml': '<w/>',
  }),
  macrosByHiddenType: zipOf({
    '[Content_Types].xml': typesOf('word/document.xml', MAIN['word/document.xml']).replace(
      '</Types>',
      '<Override PartName="/a" ContentType="application/vnd.ms-office.vbaPro&#106;ect"/></Types>',
    ),
    'word/document.xml': '<w/>',
    a: 'x',
  }),
  macroSheet: officeOf('xl/workbook.xml', { 'xl/macrosheets/sheet1.xml': '<x/>' }),
  control: officeOf('word/document.xml', { 'word/activeX/activeX1.xml': '<x/>' }),
  programInside: officeOf('word/document.xml', { 'word/media/run.exe': PROGRAM }),
  scriptInside: officeOf('word/document.xml', { 'word/media/RUN.JS . ': 'x' }),
  programAsPicture: officeOf('word/document.xml', { 'word/media/image1.png': PROGRAM }),
  macrosWithinTable: officeOf('word/document.xml', {
    'word/embeddings/a.xlsx': officeOf('xl/workbook.xml', { 'xl/vbaProject.bin': 'x' }),
  }),
  packageInside: officeOf('word/document.xml', {
    'word/embeddings/oleObject1.bin': compoundWith({ '\u0001Ole10Native': PROGRAM }),
  }),
  bomb: officeOf('word/document.xml', {}, { claims: 0xfffffff0 }),
  smallBomb: officeOf('word/document.xml', {}, { claims: 50_000_000 }),
  bombOfTruth: officeOf('word/document.xml', { 'word/media/a.emf': Buffer.alloc(30_000_000) }),
  falseSize: officeOf('word/document.xml', {}, { claims: 4 }),
  falseSizeBefore: officeOf('word/document.xml', {}, { claimsBefore: 5 }),
  falseName: officeOf('word/document.xml', {}, { nameBefore: 'run.exe' }),
  sharedPlace: zipOf({ 'word/aaaaaaaa.xml': 'x', 'word/document.xml': 'x' }, { at: 0 }),
  partBeforeList: Buffer.concat([zipOf({ 'run.exe': PROGRAM }), officeOf('word/document.xml')]),
  cutZip: officeOf('word/document.xml').subarray(0, 60),
  macrosInDoc: compoundWith({ WordDocument: Buffer.alloc(5000), 'Macros/VBA/dir': Buffer.alloc(100) }),
  macrosInXls: compoundWith({ Workbook: workbookOf(0), '_VBA_PROJECT_CUR/VBA/dir': Buffer.alloc(100) }),
  oldMacrosInXls: compoundWith({ Workbook: workbookOf(1) }),
  lockedXls: compoundWith({ Workbook: workbookOf(0, record(0x002f, 0, 0)) }),
  macrosInPpt: compoundWith({ 'PowerPoint Document': presentationOf(1) }),
  packageInDoc: compoundWith({ WordDocument: Buffer.alloc(5000), 'ObjectPool/_1/\u0001Ole10Native': PROGRAM }),
  mailWithDoc: compoundWith({ __properties: Buffer.alloc(100), '__attach/WordDocument': Buffer.alloc(5000) }),
  jpgOfNothing: bytes('ffd8ffe000104a46494600'),
  jpgWithPage: jpgOf('<html><script>alert(1)</script>'),
  jpgWithScriptBehind: jpgOf('x', `${'x'.repeat(2_000_000)}<SCRIPT src=a>`),
  jpgWithPdf: jpgOf('%PDF-1.7'),
  jpgWithZip: Buffer.concat([jpgOf(), zipOf({ 'run.exe': PROGRAM })]),
  pdfWithZip: Buffer.concat([Buffer.from('%PDF-1.7\n%%EOF\n'), zipOf({ 'run.class': 'x' })]),
  pngOfNoSize: bytes(PNG.replace('0000000100000001', '0000000000000001')),
  gifOfNothing: bytes('474946383961'),
  ringOfSectors: (() => {
    const file = compoundOf('nothing');
    file.writeUInt32LE(1, 512 + 4);
    return file;
  })(),
  script: Buffer.from('<script>alert(1)</script>'),
  page: Buffer.from('<!doctype html><html><body>%PDF-1.7</body></html>'),
  drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  text: Buffer.from('just words'),
  textLikeDrawing: Buffer.from('AC1032 is the name of this letter'),
  oneByte: Buffer.from('x'),
  shell: Buffer.from('#!/bin/sh\nrm -rf .\n'),
} as const;
