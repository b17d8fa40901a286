import { randomBytes, randomUUID } from 'node:crypto';
import { Failure } from '~/domain/failure';
import type { Instant } from '~/domain/time/instant';
import { isAllowedName, isHeicName, MOST_BYTES } from '~/forms/fields/upload/rules';
import type { Encrypter, Secrets } from '../lib/encrypt.server';
import type { Store } from '../store/open.server';
import { unavailableAs } from '~/server/lib/unavailable-as';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { metrics } from '~/server/lib/metrics';
import { contentOf } from './kind-of.server';
import { fits, MEDIA_TYPES } from './kinds';
import { HALF_LIFETIME } from './retention';
import { MOST_FILES, MOST_OF_ALL, MOST_OF_OWNER } from './storage-quotas';
import { displayNameOf, idsNamedIn, storedNameOf } from './names';
import { createReceiveGate } from './receive-gate.server';
import { receiveForm } from './receive.server';
import { createUploadRows, type StoredFile } from './rows.server';
import type { Scanner } from './scanner';
import { createEncryptedBlobStore } from './encrypted-blob-store.server';
import type { Refusal, StagedFile, UploadedFile, Uploads } from './uploads';
import type { BlobStore } from './blob-store';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

interface Options {
  readonly store: Pick<Store, 'db'>;
  readonly blobs: BlobStore;
  readonly encrypter: Pick<Encrypter, 'encrypt' | 'decrypt'>;
  /** For the content; null to store files as they are, under the names the operator knows. */
  readonly secrets: Secrets | null;
  readonly scanner: Scanner;
  readonly staging: string;
  /** Of submitted files; null to leave it to the operator. */
  readonly retentionMs?: number | null;
  readonly now?: () => Instant;
}

const REMOVE_MS = 300;
const orUnavailable = unavailableAs('The file could not be stored');

const bare = ({ place: _, ...file }: StoredFile): UploadedFile => file;

async function counted<Taken extends object>(work: Promise<Taken>): Promise<Taken> {
  let outcome = 'failed';
  try {
    const taken = await work;
    outcome = 'refused' in taken ? String(taken.refused) : 'kept';
    return taken;
  } finally {
    metrics.uploads.inc({ outcome });
  }
}

export function createUploads(options: Options): Uploads {
  const {
    store,
    encrypter,
    secrets,
    scanner,
    staging,
    retentionMs = null,
    now = Date.now,
  } = options;
  const blobs = secrets ? createEncryptedBlobStore(options.blobs, secrets) : options.blobs;
  const rows = createUploadRows(store, encrypter);
  const gate = createReceiveGate();

  /** Content before rows: a sweep finds a row without content, never content without a row. */
  async function removeFiles(
    files: readonly StoredFile[],
    deleteBefore: Instant | null = null,
  ): Promise<void> {
    const ids = files.map(({ id }) => id);
    const claimed = await rows.claim(ids, deleteBefore);
    for (const { id, place } of files) if (claimed.has(id)) await blobs.remove(place);
    await rows.delete([...claimed]);
  }

  /** In this order: empty, unsupported name, too large, unsupported content. Decision L-769. */
  async function look(staged: StagedFile): Promise<{ refused: Refusal } | { type: string }> {
    if (staged.size === 0) return { refused: 'empty' };
    const name = displayNameOf(staged.fileName);
    if (!isAllowedName(name)) return { refused: isHeicName(name) ? 'heic' : 'not-supported' };
    if (staged.isCut || staged.size > MOST_BYTES) return { refused: 'too-large' };
    if (staged.isLost) throw new Failure('unavailable', 'The file could not be kept');
    const content = await contentOf(staged.path);
    if (typeof content === 'string') return { refused: content };
    const kind = content.find((one) => fits(name, one));
    if (!kind) return { refused: content.length > 0 ? 'other-kind' : 'not-supported' };
    return (await scanner.isInfected(staged.path))
      ? { refused: 'infected' }
      : { type: MEDIA_TYPES[kind] };
  }

  /** The row before the content; or returns the limit that is exceeded. */
  const reserve = (owner: string, session: string, file: StoredFile, alongside: number) =>
    rows.inSession(session, owner, now(), async (trx): Promise<Refusal | 'reserved'> => {
      const { bytes } = await rows.heldInSession(trx, session);
      if (alongside + bytes + file.size > MOST_BYTES) return 'too-large';
      const usage = await rows.heldByOwner(trx, owner);
      if (usage.files >= MOST_FILES || usage.bytes + file.size > MOST_OF_OWNER) return 'too-many';
      const all = await rows.heldByAll(trx);
      if (all.bytes + file.size > MOST_OF_ALL)
        throw new Failure('unavailable', 'There is no room for more uploads');
      await rows.insert(trx, file, { session, owner, now: now() });
      return 'reserved';
    });

  async function take(owner: string, session: string, staged: StagedFile, alongside: number) {
    if (!(await rows.isInSession(owner, session, now())))
      throw new Failure('not-found', 'This upload has ended. Please open the page again.', 'file');
    const checked = await look(staged);
    if ('refused' in checked) return checked;
    const id = randomBytes(16).toString('hex');
    const displayName = displayNameOf(staged.fileName);
    const name = storedNameOf(id, displayName);
    const file = {
      id,
      displayName,
      name,
      size: staged.size,
      type: checked.type,
      place: secrets ? id : name,
    };
    const reserved = await reserve(owner, session, file, alongside);
    if (reserved === null)
      throw new Failure('not-found', 'This upload has ended. Please open the page again.', 'file');
    if (reserved !== 'reserved') return { refused: reserved };
    try {
      await blobs.put(file.place, staged.path, file.type);
      await rows.stored(id);
    } catch (error) {
      // A visitor is waiting; the next sweep removes what couldn't be removed in time.
      await withTimeout(REMOVE_MS, removeFiles([file]), undefined);
      throw error;
    }
    return { file: bare(file) };
  }

  return {
    receive: (request) =>
      gate(request, (abortSignal) => receiveForm(request, staging, { abortSignal })),
    async openSession(owner) {
      const id = randomUUID();
      await orUnavailable(rows.openSession(id, owner, now()));
      return id;
    },
    take: (owner, session, staged, alongside = 0) =>
      counted(orUnavailable(take(owner, session, staged, alongside))),
    find: (owner, ids) => orUnavailable(rows.find(owner, ids).then((files) => files.map(bare))),
    filesOf: (owner) => orUnavailable(rows.filesOf(owner).then((files) => files.map(bare))),
    remove: (owner, ids) =>
      orUnavailable(rows.find(owner, ids).then((files) => removeFiles(files))),
    removeFrom: (owner, session, id) =>
      orUnavailable(
        (async () => {
          if (!(await rows.isInSession(owner, session, now())))
            throw new Failure(
              'not-found',
              'This upload has ended. Please open the page again.',
              'sessionId',
            );
          await removeFiles(await rows.findInSession(owner, session, id));
        })(),
      ),
    hold: (owner, form, ids) =>
      orUnavailable(rows.hold(owner, form, ids).then((files) => removeFiles(files))),
    keepIn: (transaction, body, reference) =>
      rows.keep(transaction, idsNamedIn(body), reference, now()),
    async sweep() {
      const deleteBefore = retentionMs === null ? null : now() - retentionMs;
      const orphans = await rows.orphans(now(), deleteBefore);
      await removeFiles(orphans, deleteBefore);
      await sweepStaged(staging, now());
      await rows.deleteSessions(now());
      return orphans.length;
    },
  };
}

async function sweepStaged(dir: string, now: Instant): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    const place = path.join(dir, name);
    const changed = await stat(place).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (changed < now - HALF_LIFETIME) await rm(place, { force: true });
  }
}
