/**
 * What is kept of people, and the site's data as a whole. docs/data-protection.md
 *
 * npm run export -- REFERENCE|MOBILE|E-MAIL|ENDPOINT [FOLDER]     all that is kept, and its files
 * npm run forget -- REFERENCE|MOBILE|E-MAIL|ENDPOINT [--undelivered]
 * npm run rotate                                  a new secret; then start the site again
 * npm run reseal [-- --drop]                      what earlier secrets sealed, under the newest; --drop forgets the earlier ones
 * npm run backup -- FOLDER                        the database and the files, while the site runs
 * npm run restore -- FOLDER [--force]             while it does not
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { say } from './lib/run.mjs';
import { importServer } from './lib/server-code.mjs';

requireNode();
await ensureInstalled();
// Imported late, because it needs the packages.
const { backup, restore } = await import('./retention/backup.mjs');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    undelivered: { type: 'boolean', default: false },
    drop: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});
const [command, subject, folder] = positionals;

/** Imports the server's retention code, with this environment's configuration. */
function importKeeping() {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  });
  return importServer('app/server/retention/start.server.ts');
}

/** Runs work on the open store. Fails afterwards if some of the stored data could not be read. */
async function withKeeping(work) {
  const { open } = await importKeeping();
  const keeping = await open();
  try {
    const unreadable = await keeping.countUnreadable();
    await work(keeping, unreadable);
    if (unreadable > 0)
      throw new Error(
        `${things(unreadable, 'entry', 'entries')} could not be read with the secrets that are set or kept in DATA_DIR, so nobody knows whose ${unreadable === 1 ? 'it is' : 'they are'}. Run it with the SESSION_SECRET (and SESSION_SECRETS_EARLIER) that the site ran with.`,
      );
  } finally {
    await keeping.close();
  }
}

const things = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const COMMANDS = {
  export: () =>
    withKeeping(async (keeping, unreadable) => {
      const to = path.resolve(folder ?? `export-${new Date().toISOString().replace(/[:.]/g, '-')}`);
      const { sent, files, textUpdates } = await keeping.exportTo(subject, to);
      if (sent + textUpdates > 0)
        say(
          `${things(sent, 'thing')} sent, ${things(files, 'file')}, ${things(textUpdates, 'text update')}: ${to}`,
        );
      else if (unreadable === 0) say('Nothing is kept of that.');
    }),
  forget: () =>
    withKeeping(async (keeping) => {
      const gone = await keeping.forget(subject, { undelivered: values.undelivered });
      say(
        `Deleted: ${things(gone.sent, 'thing')} sent, ${things(gone.files, 'file')}, ${things(gone.textUpdates, 'text update')}, ${things(gone.texts, 'text')}.`,
      );
      if (gone.left > 0)
        say(
          `${things(gone.left, 'thing')} ${gone.left === 1 ? 'has' : 'have'} not been delivered yet and stay: run this again later, or with --undelivered.`,
        );
    }),
  rotate: async () => {
    if (process.env.SESSION_SECRET)
      say(
        'SESSION_SECRET is set from outside. Set a new one, put the old one into SESSION_SECRETS_EARLIER and into MARK_SECRET, start every process again, then run npm run reseal.',
      );
    else {
      (await importKeeping()).rotateSecret();
      say('There is a new secret. Start the site again, then run npm run reseal.');
    }
  },
  reseal: async () => {
    await withKeeping(async (keeping) => {
      const { rows, files } = await keeping.reencrypt();
      say(`Resealed: ${things(rows, 'row')}, ${things(files, 'file')}.`);
    });
    if (values.drop && process.env.SESSION_SECRET)
      say('Now take SESSION_SECRETS_EARLIER away. MARK_SECRET stays.');
    else if (values.drop) {
      const { dropEarlierSecrets } = await importKeeping();
      say(`${things(dropEarlierSecrets(), 'earlier secret')} forgotten. Start the site again.`);
    } else
      say(
        'Two days after the change no cookie and no draft needs the earlier secrets: then npm run reseal -- --drop.',
      );
  },
  backup: () => backup(subject),
  restore: () => restore(subject, values.force),
};

const work = COMMANDS[command];
if (!work || (['export', 'forget', 'backup', 'restore'].includes(command) && !subject)) {
  say(
    'One of: npm run export -- REFERENCE|MOBILE|E-MAIL|ENDPOINT [FOLDER], npm run forget -- the same, npm run rotate, npm run reseal, npm run backup -- FOLDER, npm run restore -- FOLDER',
  );
  process.exit(2);
}
try {
  await work();
} catch (error) {
  say(`That did not work: ${error instanceof Error ? error.message : 'unknown fault'}`);
  process.exit(1);
}
