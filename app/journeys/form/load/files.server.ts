import type { Definition } from '~/forms/engine/definition';
import type { StoredFile } from '~/forms/engine/field-type';
import { readIntent } from '~/forms/engine/intent';
import type { BaseContext } from '~/forms/engine/journey';
import { readFormValues, type FormValues } from '~/forms/engine/form-values';
import type { FormProblem } from '~/forms/engine/validation';
import { isFailure } from '~/domain/failure';
import type { Draft } from '~/server/drafts/drafts';
import { formEntries, isStreamed } from '~/server/lib/form.server';
import { logger } from '~/server/lib/logger.server';
import { fileSlot, hasRoomFor } from '~/server/uploads/upload-rate.server';
import { roomBeside } from '~/forms/fields/upload/rules';
import type { Content } from '~/server/content/content';
import {
  sentenceOfFailure,
  sentenceOfRefusal,
  uploadWords,
  type UploadSay,
} from '~/server/uploads/refusal-words';
import type { ReceivedForm, StagedFile, Unread, Uploads } from '~/server/uploads/uploads';
import { openMeterPoints } from './hidden-meter-points.server';
import { fileIdsIn, pageHasUploads, uploadQuestion, type UploadQuestion } from './uploads-of';

type WithUploads = { readonly uploads: Uploads };

/**
 * Null for a truncated or unreadable body with files, `Unread` for a body that is refused now or
 * holds more text than any form.
 */
export async function receivePage(
  request: Request,
  { uploads }: WithUploads,
): Promise<ReceivedForm | Unread | null> {
  if (isStreamed(request)) return uploads.receive(request).catch(() => null);
  return { fields: await formEntries(request), files: [], dispose: () => Promise.resolve() };
}

export interface TakenFiles {
  readonly posted: FormValues;
  readonly base: BaseContext;
  readonly problems: readonly FormProblem[];
  readonly hasFailed: boolean;
}

interface PostedTo {
  readonly caller: string;
  readonly gateways: WithUploads & { readonly content: Pick<Content, 'dictionary'> };
  readonly definition: Definition;
  readonly slug: string;
  readonly visitor: string;
  readonly base: BaseContext;
}

interface TakenFor {
  readonly taken: readonly StoredFile[];
  readonly problem: string | null;
  readonly hasFailed: boolean;
}
const notTaken = (problem: string): TakenFor => ({ taken: [], problem, hasFailed: false });

async function takeFor(
  { name, multiple }: UploadQuestion,
  files: readonly StagedFile[],
  existing: readonly StoredFile[],
  { caller, visitor, gateways: { uploads } }: PostedTo,
  say: UploadSay,
): Promise<TakenFor> {
  if (!multiple && files.length > 1) return notTaken(say('uploadOneAtATime'));
  const alongside = multiple ? existing.reduce((sum, { size }) => sum + size, 0) : 0;
  const taken: StoredFile[] = [];
  const problems: string[] = [];
  let hasFailed = false;
  const isWrong = (file: StagedFile, sentence: string) =>
    problems.push(
      sentence.includes(file.fileName) || files.length < 2
        ? sentence
        : `${file.fileName}: ${sentence}`,
    );
  try {
    const session = await uploads.openSession(visitor);
    for (const file of files) {
      if (fileSlot(caller) > 0 || !hasRoomFor(caller, file.size)) isWrong(file, say('uploadQuota'));
      else {
        const answer = await uploads.take(visitor, session, file, alongside);
        if ('file' in answer) taken.push(answer.file);
        else {
          const room = roomBeside([...(multiple ? existing : []), ...taken], true);
          isWrong(file, sentenceOfRefusal(answer.refused, say, file, room));
        }
      }
    }
  } catch (error) {
    logger.warn(
      { err: isFailure(error) ? error.kind : 'unknown', name },
      'a file of a form could not be kept',
    );
    problems.push(sentenceOfFailure(say));
    hasFailed = true;
  }
  return { taken, problem: problems[0] ?? null, hasFailed };
}

/**
 * Puts the files' ids under their questions' names. A rejected file is an error on the page;
 * everything else continues.
 */
export async function takeFiles(received: ReceivedForm, step: PostedTo): Promise<TakenFiles> {
  const say = uploadWords(step.gateways.content.dictionary());
  const posted = new Map(readFormValues(openMeterPoints(received.fields)));
  const files = new Map(step.base.files);
  const problems: FormProblem[] = [];
  let hasFailed = false;
  const intent = readIntent(posted);
  const asked = intent.kind === 'add' ? [intent.name] : [];
  const names = new Set([
    ...asked,
    ...received.files.map(({ field }) => field.replace(/\.file$/, '')),
  ]);
  for (const name of names) {
    const question = uploadQuestion(step.definition, step.slug, name);
    if (!question) continue;
    const own = received.files.filter(({ field }) => field === `${name}.file`);
    const existing = (posted.get(name) ?? []).flatMap((id) => files.get(id) ?? []);
    const { taken, problem, ...went } =
      own.length > 0
        ? await takeFor(question, own, existing, step, say)
        : notTaken(say('uploadChoose'));
    hasFailed ||= went.hasFailed;
    for (const file of taken) files.set(file.id, file);
    // In single mode the new file replaces the old one, which is deleted once no draft refers to
    // it.
    const kept =
      question.multiple || taken.length === 0
        ? [...(posted.get(name) ?? []), ...taken.map(({ id }) => id)]
        : taken.map(({ id }) => id);
    if (kept.length > 0) posted.set(name, kept);
    if (problem !== null)
      problems.push({
        alias: question.alias,
        name,
        part: name.slice(question.alias.length + 1),
        message: problem,
      });
  }
  return { posted, base: { ...step.base, files }, problems, hasFailed };
}

/** Within a question the file's error comes first. */
export function withFileProblems(
  problems: readonly FormProblem[],
  ofFiles: readonly FormProblem[],
): readonly FormProblem[] {
  if (ofFiles.length === 0) return problems;
  const names = new Set(ofFiles.map(({ name }) => name));
  return [...ofFiles, ...problems.filter(({ name }) => !names.has(name))];
}

/** Deletes those that the draft no longer refers to. Never fails the page. */
export async function holdFiles(
  {
    gateways,
    visitor,
    definition,
    slug,
  }: Pick<PostedTo, 'gateways' | 'visitor' | 'definition' | 'slug'>,
  draft: Pick<Draft, 'draftAnswers'> | null,
): Promise<void> {
  if (!draft || !pageHasUploads(definition, slug)) return;
  await gateways.uploads
    .hold(visitor, definition.id, fileIdsIn(definition, draft.draftAnswers))
    .catch((error: unknown) => {
      logger.warn(
        { err: isFailure(error) ? error.kind : 'unknown' },
        'the files of a draft could not be held',
      );
    });
}
