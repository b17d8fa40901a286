import { randomUUID } from 'node:crypto';
import { Failure } from '~/domain/failure';
import type { Instant } from '~/domain/time/instant';
import type { Definition } from '~/forms/engine/definition';
import type { Encrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import { createGroupCommit } from '~/server/lib/group-commit';
import { metrics } from '~/server/lib/metrics';
import { DRAFT_LIFETIME, type Draft, type DraftChange, type Drafts } from './drafts';
import { createRecent } from './recent';
import { keyOf, writeDrafts, type DraftRow, type DraftWrite } from './write-many.server';
import { z } from 'zod';
import { EMPTY_DRAFT, reviveDraft, storedDraftOf } from '~/forms/engine/draft-answers';

const Contents = z.object({
  version: z.string(),
  key: z.string(),
  begun: z.number().default(0),
  query: z.record(z.string()),
  kept: z.unknown(),
});

const writeContents = (
  { draftAnswers, query, submissionKey, begun }: Draft,
  { version }: Definition,
): string =>
  JSON.stringify({
    version,
    key: submissionKey,
    begun,
    query,
    kept: storedDraftOf(draftAnswers),
  } satisfies z.input<typeof Contents>);

/** Perhaps into a changed form. Null for anything but a draft. */
function readContents(text: string, definition: Definition, revision: number): Draft | null {
  const parsed = Contents.safeParse(JSON.parse(text));
  if (!parsed.success) return null;
  const { version, key, begun, query, kept: raw } = parsed.data;
  const { draftAnswers, lost } = reviveDraft(definition, raw);
  return {
    draftAnswers,
    query,
    submissionKey: key,
    begun,
    revision,
    formChanged: version !== definition.version,
    lost,
  };
}

export const emptyDraft = (submissionKey: string, begun: Instant): Draft => ({
  draftAnswers: EMPTY_DRAFT,
  query: {},
  submissionKey,
  begun,
  revision: 0,
  formChanged: false,
  lost: [],
});

/** More concurrent writers of one draft than there could be. */
const MOST_TRIES = 20;

const placeOf = (visitor: string, form: string) => `draft ${visitor} ${form}`;

/** The draft as it will be read back, so that a changed form is announced only once. */
const asRead = (draft: Draft): Draft => ({ ...draft, formChanged: false, lost: [] });

async function stored<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Failure('unavailable', 'The answers could not be kept', null, { cause: error });
  }
}

interface Step {
  readonly visitor: string;
  readonly definition: Definition;
  readonly change: (draft: Draft) => DraftChange;
  /** As just read, null for none; undefined if it must be read first. */
  current: Draft | null | undefined;
  readonly resolve: (draft: Draft) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

interface Changed {
  readonly steps: readonly Step[];
  readonly drafts: readonly Draft[];
  readonly write: DraftWrite;
}

/** A single change to a draft already read; several are applied to the row itself. */
const isKnown = (steps: readonly Step[]): boolean =>
  steps.length === 1 && steps[0]?.current !== undefined;

export function createStoredDrafts(options: {
  store: Pick<Store, 'db' | 'dialect'>;
  encrypter: Encrypter;
  now?: () => Instant;
}): Drafts {
  const { store, encrypter, now = Date.now } = options;
  const { db } = store;
  const recent = createRecent(now);

  const rowsOf = async (visitors: readonly string[]) =>
    visitors.length === 0
      ? []
      : db
          .selectFrom('form_draft')
          .where('visitor', 'in', visitors)
          .where('saved_at', '>', now() - DRAFT_LIFETIME)
          .select(['visitor', 'form', 'revision', 'sealed'])
          .execute();

  const rowOf = (visitor: string, form: string) =>
    db
      .selectFrom('form_draft')
      .where('visitor', '=', visitor)
      .where('form', '=', form)
      .where('saved_at', '>', now() - DRAFT_LIFETIME)
      .select(['revision', 'sealed'])
      .executeTakeFirst();

  function readRow(
    row: Pick<DraftRow, 'revision' | 'sealed'> | undefined,
    visitor: string,
    definition: Definition,
  ) {
    if (!row) return null;
    const cached = recent.find(keyOf({ visitor, form: definition.id }), row.sealed, definition);
    if (cached) return cached;
    const text = encrypter.decrypt(row.sealed, placeOf(visitor, definition.id));
    return typeof text === 'string' ? readContents(text, definition, row.revision) : null;
  }

  /** In order; a failing one doesn't affect the others. */
  function applied(
    steps: readonly Step[],
    row: Pick<DraftRow, 'revision' | 'sealed'> | undefined,
  ): Changed | null {
    const [{ visitor, definition, current }] = steps as [Step];
    const before = isKnown(steps) ? current : readRow(row, visitor, definition);
    // An unreadable draft is overwritten; a missing one is created.
    const base = before?.revision ?? row?.revision ?? 0;
    let draft = before ?? { ...emptyDraft(randomUUID(), now()), revision: base };
    const drafts: Draft[] = [];
    const taken: Step[] = [];
    for (const step of steps) {
      try {
        draft = { ...draft, ...step.change(draft), revision: draft.revision + 1 };
      } catch (error) {
        step.reject(error);
        continue;
      }
      drafts.push(draft);
      taken.push(step);
    }
    if (taken.length === 0) return null;
    const form = definition.id;
    const sealed = encrypter.encrypt(writeContents(draft, definition), placeOf(visitor, form));
    return {
      steps: taken,
      drafts,
      write: { base, row: { visitor, form, revision: draft.revision, sealed, saved_at: now() } },
    };
  }

  function again(step: Step): void {
    step.tries += 1;
    metrics.draftSteps.inc({ outcome: 'again' });
    step.current = undefined;
    if (step.tries < MOST_TRIES) return add(step);
    step.reject(
      new Failure('unavailable', 'The answers could not be kept: too many writes at once'),
    );
  }

  async function round(steps: readonly Step[]): Promise<void> {
    const byDraft = new Map<string, Step[]>();
    for (const step of steps) {
      const key = keyOf({ visitor: step.visitor, form: step.definition.id });
      const before = byDraft.get(key);
      if (before) before.push(step);
      else byDraft.set(key, [step]);
    }
    try {
      const unread = [...byDraft.values()].flatMap((draftSteps) =>
        isKnown(draftSteps) ? [] : draftSteps.map(({ visitor }) => visitor),
      );
      const rows = new Map((await rowsOf([...new Set(unread)])).map((row) => [keyOf(row), row]));
      const changed = [...byDraft].flatMap(
        ([key, draftSteps]) => applied(draftSteps, rows.get(key)) ?? [],
      );
      const written =
        changed.length === 0
          ? new Set()
          : await writeDrafts(
              store,
              changed.map(({ write }) => write),
            );
      for (const { steps: draftSteps, drafts, write } of changed) {
        const isWritten = written.has(keyOf(write.row));
        if (isWritten) metrics.draftSteps.inc({ outcome: 'written' }, draftSteps.length);
        const [{ definition }] = draftSteps as [Step];
        const last = drafts.at(-1);
        if (isWritten && last)
          recent.keep(keyOf(write.row), write.row.sealed, definition, asRead(last));
        draftSteps.forEach((step, index) =>
          isWritten ? step.resolve(drafts[index] as Draft) : again(step),
        );
      }
    } catch (error) {
      metrics.draftSteps.inc({ outcome: 'failed' }, steps.length);
      for (const { reject } of steps)
        reject(new Failure('unavailable', 'The answers could not be kept', null, { cause: error }));
    }
  }
  // A round answers each of its steps itself.
  const commit = createGroupCommit<Step, void>(async (steps) => {
    await round(steps);
    return steps.map(() => undefined);
  });
  const add = (step: Step): void => void commit(step);

  return {
    async read(visitor, definition) {
      return readRow(await stored(rowOf(visitor, definition.id)), visitor, definition);
    },

    change: (visitor, definition, change, current) =>
      new Promise((resolve, reject) =>
        add({ visitor, definition, change, current, resolve, reject, tries: 0 }),
      ),

    async remove(visitor, form) {
      recent.forget(keyOf({ visitor, form }));
      await stored(
        db
          .deleteFrom('form_draft')
          .where('visitor', '=', visitor)
          .where('form', '=', form)
          .execute(),
      );
    },

    async removeIn(transaction, visitor, form) {
      recent.forget(keyOf({ visitor, form }));
      await transaction
        .deleteFrom('form_draft')
        .where('visitor', '=', visitor)
        .where('form', '=', form)
        .execute();
    },

    async purge() {
      const gone = await db
        .deleteFrom('form_draft')
        .where('saved_at', '<=', now() - DRAFT_LIFETIME)
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
  };
}
