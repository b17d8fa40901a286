import { callerOf } from '~/server/lib/caller.server';
import { isOwnField, postedFields } from '~/server/lib/posted-form.server';
import { fileSlot, hasRoomFor } from '~/server/uploads/limits.server';
import { isMultipart } from '~/server/uploads/receive.server';
import type { Refusal, StagedFile, Unread, UploadedFile, Uploads } from '~/server/uploads/uploads';
import type { Fields } from './page-answer.server';

/** A file that was not accepted, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly why: (typeof whyOf)[Refusal] | 'Quota' | 'Failed';
}

export interface ManualPost {
  readonly fields: Fields;
  /** The files that go with the form: those that were added before and those that came now. */
  readonly files: readonly UploadedFile[];
  readonly refused: readonly RefusedFile[];
  /** Nothing of it was accepted, and why. */
  readonly unread: Unread | null;
}

const whyOf = {
  empty: 'Empty',
  'not-supported': 'NotSupported',
  'other-kind': 'OtherKind',
  heic: 'Heic',
  locked: 'Locked',
  programs: 'Programs',
  unreadable: 'Unreadable',
  'too-large': 'TooLarge',
  infected: 'Infected',
  'too-many': 'TooMany',
} as const satisfies Readonly<Record<Refusal, string>>;
/** As many as a name list of the wire contract holds. */
const MOST = 20;

const shortName = (name: string): string => (name.length > 80 ? `${name.slice(0, 77)}…` : name);

/** One after the other: each counts what came before it. */
async function takeAll(
  staged: readonly StagedFile[],
  { owner, caller }: { readonly owner: string; readonly caller: string },
  before: readonly UploadedFile[],
  uploads: Uploads,
) {
  const taken: UploadedFile[] = [];
  const refused: RefusedFile[] = [];
  const [first] = staged;
  if (!first) return { taken, refused };
  const session = await uploads.openSession(owner).catch(() => null);
  const alongside = before.reduce((sum, { size }) => sum + size, 0);
  for (const one of staged) {
    const name = shortName(one.fileName);
    if (before.length + taken.length >= MOST) refused.push({ name, why: 'TooMany' });
    else if (fileSlot(caller) > 0 || !hasRoomFor(caller, one.size)) refused.push({ name, why: 'Quota' });
    else {
      const outcome = session && (await uploads.take(owner, session, one, alongside).catch(() => null));
      if (!outcome) refused.push({ name, why: 'Failed' });
      else if ('refused' in outcome) refused.push({ name, why: whyOf[outcome.refused] });
      else taken.push(outcome.file);
    }
  }
  return { taken, refused };
}

/** The posted manual form with its files. A body that is not a form has no fields. Specification: journeys, section 5 (multiple files). */
export async function readManualPost(request: Request, owner: string, uploads: Uploads): Promise<ManualPost> {
  const nothing: ManualPost = { fields: {}, files: [], refused: [], unread: null };
  if (!isMultipart(request)) return { ...nothing, fields: await postedFields(request) };
  const form = await uploads.receive(request).catch(() => null);
  if (!form) return nothing;
  if ('unread' in form) return { ...nothing, unread: form };
  try {
    const fields = Object.fromEntries(form.fields.filter(isOwnField));
    const ids = form.fields.flatMap(([name, value]) => (name === 'file' ? [value] : [])).slice(0, MOST);
    const away = fields['intent']?.startsWith('remove:') ? fields['intent'].slice('remove:'.length) : null;
    if (away && ids.includes(away)) await uploads.remove(owner, [away]).catch(() => undefined);
    const wanted = ids.filter((id) => id !== away);
    const before = wanted.length > 0 ? await uploads.find(owner, wanted).catch(() => []) : [];
    const { taken, refused } = await takeAll(form.files, { owner, caller: callerOf(request) }, before, uploads);
    return { fields, files: [...before, ...taken], refused, unread: null };
  } finally {
    await form.dispose();
  }
}
