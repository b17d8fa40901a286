/**
 * npm run house: how much there is to know, in figures. Lines are those of the formatted text; a circle and an arrow back up are
 * counted by dependency-cruiser. Prints a table and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { capture, inRoot } from './lib/run.mjs';

const tracked = execFileSync('git', ['ls-files'], { cwd: inRoot('.'), encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(inRoot(file)));
const textOf = (file) => readFileSync(inRoot(file), 'utf8');
const linesOf = (text) => text.split('\n').length - 1;
const isTest = (file) => /\.test\.tsx?$/.test(file);
const CODE = /\.(?:tsx?|mjs|css)$/;
const app = tracked.filter((file) => /^app\/.*\.(?:tsx?|css)$/.test(file) && !isTest(file));
const tests = tracked.filter(
  (file) => CODE.test(file) && (isTest(file) || file.startsWith('tests/')),
);

/** Returns the numbers of the lines that the ranges of a text touch. */
function touched(text, ranges) {
  const lines = new Set();
  for (const [start, end] of ranges) {
    const first = linesOf(`${text.slice(0, start)} `);
    const last = first + linesOf(`${text.slice(start, end)} `);
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}

/** Returns how many lines of a module say something to the machine, imports aside, and how many only to a reader. */
function partsOf(file) {
  const text = textOf(file);
  if (file.endsWith('.css')) {
    const comments = touched(
      text,
      [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ index, 0: all }) => [index, index + all.length]),
    );
    const filled = text.split('\n').filter((line) => line.trim() !== '').length;
    return { code: filled - comments.size, comments: comments.size };
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tokens = [];
  const imports = source.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .map((statement) => [statement.getStart(), statement.getEnd()]);
  const comments = [];
  const walk = (node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? [])
      comments.push([pos, end]);
    const children = node
      .getChildren()
      .filter(
        ({ kind }) => kind < ts.SyntaxKind.FirstJSDocNode || kind > ts.SyntaxKind.LastJSDocNode,
      );
    if (children.length === 0 && node.getEnd() > node.getStart())
      tokens.push([node.getStart(), node.getEnd()]);
    children.forEach(walk);
  };
  walk(source);
  const ofImports = touched(text, imports);
  const code = touched(text, tokens);
  const said = [...touched(text, comments)].filter((line) => !code.has(line));
  return {
    code: [...code].filter((line) => !ofImports.has(line)).length,
    comments: said.length,
  };
}

const sum = (values) => values.reduce((total, value) => total + value, 0);
const parts = app.map(partsOf);
const code = sum(parts.map((part) => part.code));
const comments = sum(parts.map((part) => part.comments));

const { output: graph } = await capture(process.execPath, [
  inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  ...['app', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
]);
const { modules: imported } = JSON.parse(graph);
const circles = new Set(
  imported.flatMap(({ dependencies }) =>
    dependencies
      .filter(({ circular }) => circular)
      .map(({ cycle }) =>
        cycle
          .map(({ name }) => name)
          .toSorted()
          .join(' '),
      ),
  ),
);

/** Returns how many imports go against the larger stream between two rooms below a folder. */
function backUp(folder) {
  const roomOf = (file) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : null;
  const streams = new Map();
  for (const { source, dependencies } of imported)
    for (const { resolved } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)];
      if (from && to && from !== to && !/\.tsx?$/.test(from + to)) {
        const key = `${from} ${to}`;
        streams.set(key, (streams.get(key) ?? 0) + 1);
      }
    }

  return sum(
    [...streams].map(([key, count]) => {
      const [from, to] = key.split(' ');
      const other = streams.get(`${to} ${from}`) ?? 0;
      return other > count || (other === count && from < to) ? count : 0;
    }),
  );
}

const modules = app.filter((file) => /\.tsx?$/.test(file));
const holding = (pattern) =>
  modules.filter((file) => (textOf(file).match(pattern) ?? []).length > 0);
const ROWS = [
  ['code lines of app, imports aside', code],
  [
    'comments, of lines that say something',
    `${((100 * comments) / (code + comments)).toFixed(1)} %`,
  ],
  ['files of app', app.length],
  ['modules in routes', app.filter((file) => file.startsWith('app/routes/')).length],
  [
    'lines of scripts',
    sum(tracked.filter((f) => /^scripts\/.*\.(?:mjs|ts)$/.test(f)).map((f) => linesOf(textOf(f)))),
  ],
  ['lines of tests', sum(tests.map((file) => linesOf(textOf(file))))],
  [
    'lines of docs',
    sum(tracked.filter((f) => /^docs\/.*\.md$/.test(f)).map((f) => linesOf(textOf(f)))),
  ],
  ['circles', circles.size],
  ['arrows back up in app', backUp('app')],
  ['arrows back up in app/server', backUp('app/server')],
  [
    'modules that decide by the kind of power cut',
    holding(/powerCutType [!=]==|switch \(.*powerCutType/).length,
  ],
  ['modules that ask for a type of question', holding(/field\.type [!=]== '/).length],
  ['modules that list paths by hand', holding(/(?:'\/[a-z][a-z/-]+',\s*){5}/).length],
  ['modules that make a limit', holding(/create(?:Stored)?(?:Rate)?Limit(?:er|s)?\(/).length],
  ['modules that accept work', holding(/\.enqueue\(|insertInto\('outbox/).length],
  ['modules that put work together', holding(/new DataLoader/).length],
];

const width = Math.max(...ROWS.map(([name]) => name.length));
for (const [name, value] of ROWS) process.stdout.write(`${name.padEnd(width)}  ${value}\n`);
