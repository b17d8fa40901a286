/** npm run help: lists every npm command with one line on what it does. */
import { pathToFileURL } from 'node:url';

/** What each command of package.json does, in the order shown. Options follow `--`, as in `npm run soak -- --minutes 10`. */
export const COMMANDS = {
  start: 'install, build and serve the site on http://localhost:3000',
  dev: 'serve the sources and reload as you edit',
  test: 'run all checks and tests; -- NAME runs only the files or titles with that name',
  'test:unit': 'run the unit tests alone',
  'test:changed': 'run the unit tests that import a file with an uncommitted change',
  lint: 'check style, format, imports, unused code and types, of what has changed',
  format: 'format all files',
  build: 'build the site for production',
  operator: 'run the demonstration operator on its own, on port 3100 (OPERATOR_PORT)',
  stack:
    'run nginx, two nodes, PostgreSQL, S3 storage and the operator locally; -- --test tests them',
  'preview-link': 'print a link to a draft: -- /help --hours 48; also --list and --revoke=ID',
  backup: 'back up the database and files while the site runs: -- FOLDER',
  restore: 'restore a backup while the site is stopped: -- FOLDER [--force]',
  export: 'write out everything stored about a person: -- MOBILE|EMAIL|REFERENCE|ENDPOINT [FOLDER]',
  forget:
    'delete everything stored about a person: -- MOBILE|EMAIL|REFERENCE|ENDPOINT [--undelivered]',
  rotate: 'create a new session secret',
  reseal: 're-encrypt stored data with the newest secret; -- --drop forgets the earlier ones',
  feed: 'report on a feed of incidents without starting the site: -- check URL-or-file',
  house: 'how much there is to know, in figures: lines, circles, lists by hand',
  odds: 'learn restoration times from the site history; -- learn FILE… or -- judge TRAIN TEST for archives',
  bench:
    'measure weight, speed and memory and write docs/performance.md; -- --only load for one part, --beside DIR to compare',
  soak: 'simulate a storm for an hour, fail if memory grows or responses slow down; -- --minutes 10',
  durability: 'kill the site, break its database and clock under load, check that nothing is lost',
  faults: 'simulate failures of every upstream service and write docs/faults.md',
  replay: 'play a day of a feed at a hundred times its speed, a recorded one with -- FILE',
  nightly:
    'run tests/nightly, faults, durability, an upgrade (--from DIR), WebKit, soak, replay and bench in small, and write docs/nightly.md',
  findings: 'run what libraries do that nobody would guess, each in a folder of its own',
  licences: 'list the licences of all packages; -- --list names each package',
  sbom: 'print a software bill of materials (CycloneDX); use npm run --silent sbom',
  'wire-types': 'generate the types of the wire contract; the other commands do this themselves',
  help: 'show this list',
};

/** Returns a command as typed. */
const typed = (name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [name, text] of Object.entries(COMMANDS))
    process.stdout.write(`${typed(name).padEnd(22)} ${text}\n`);
