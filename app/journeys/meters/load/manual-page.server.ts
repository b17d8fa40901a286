import { textsOf } from '~/words/texts';
import { mpanManual as mpanManualTexts } from '#words/en.json';
import { manualFields, manualFinderSchema } from '~/forms/schemas/finders';
import { INSTEAD, MANUAL_PATH } from '../mpan-paths';
import type { ManualFormData } from '../page-data';
import { pageData } from '~/server/answers.server';
import { draftVisitor, keepDraftVisitor, newDraftVisitor } from '~/server/drafts/cookie.server';
import { isStreamed } from '~/server/lib/form.server';
import { checkForm, isOwnField, postedFields } from '~/server/lib/posted-form.server';
import {
  joinedNames,
  type Unread,
  type UploadedFile,
  type Refusal,
  type StagedFile,
  type Uploads,
} from '~/server/uploads/uploads';
import type { FinderGateways } from './finder-gateways';
import { readFinderDraft } from './finder-cookie.server';
import {
  accept,
  answerSent,
  emptyForm,
  formAgain,
  heldBack,
  thankYou,
  type Again,
  type Fields,
  type FormGateways,
} from './page-answer.server';
import { manualRequest } from '~/server/ports/mpan/wire';
import { callerOf } from '~/server/lib/caller.server';
import { fileSlot, hasRoomFor } from '~/server/uploads/upload-rate.server';

interface RefusedFile {
  readonly name: string;
  readonly why: (typeof whyOf)[Refusal] | 'Quota' | 'Failed';
}

interface ManualPost {
  readonly fields: Fields;
  readonly files: readonly UploadedFile[];
  readonly refused: readonly RefusedFile[];
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
/** Of a name list in the wire contract. */
const MOST = 20;

const shortName = (name: string): string => (name.length > 80 ? `${name.slice(0, 77)}…` : name);

/** Sequential, because each file's limit depends on the files before it. */
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
    else if (fileSlot(caller) > 0 || !hasRoomFor(caller, one.size))
      refused.push({ name, why: 'Quota' });
    else {
      const outcome =
        session && (await uploads.take(owner, session, one, alongside).catch(() => null));
      if (!outcome) refused.push({ name, why: 'Failed' });
      else if ('refused' in outcome) refused.push({ name, why: whyOf[outcome.refused] });
      else taken.push(outcome.file);
    }
  }
  return { taken, refused };
}

/** A body that is not a form has no fields. */
async function readManualPost(
  request: Request,
  owner: string,
  uploads: Uploads,
): Promise<ManualPost> {
  const nothing: ManualPost = { fields: {}, files: [], refused: [], unread: null };
  if (!isStreamed(request)) return { ...nothing, fields: await postedFields(request) };
  const form = await uploads.receive(request).catch(() => null);
  if (!form) return nothing;
  if ('unread' in form) return { ...nothing, unread: form };
  try {
    const fields = Object.fromEntries(form.fields.filter(isOwnField));
    const ids = form.fields
      .flatMap(([name, value]) => (name === 'file' ? [value] : []))
      .slice(0, MOST);
    const away = fields['intent']?.startsWith('remove:')
      ? fields['intent'].slice('remove:'.length)
      : null;
    if (away && ids.includes(away)) await uploads.remove(owner, [away]).catch(() => undefined);
    const wanted = ids.filter((id) => id !== away);
    const before = wanted.length > 0 ? await uploads.find(owner, wanted).catch(() => []) : [];
    const { taken, refused } = await takeAll(
      form.files,
      { owner, caller: callerOf(request) },
      before,
      uploads,
    );
    return { fields, files: [...before, ...taken], refused, unread: null };
  } finally {
    await form.dispose();
  }
}

type Gateways = Pick<FinderGateways, 'mpanRequests' | 'uploads' | 'bots' | 'content'>;
const NAME = 'manual';

const emptyManual = (gateways: FormGateways, values: Fields = {}): ManualFormData => ({
  ...emptyForm(gateways, values),
  files: [],
});

export function loadManualPage(
  request: Request,
  gateways: Pick<Gateways, 'mpanRequests' | 'bots'>,
) {
  const isInstead = new URL(request.url).searchParams.has(INSTEAD);
  return (
    thankYou(request, readFinderDraft(request, NAME)) ??
    pageData({ ...emptyManual(gateways), isInstead })
  );
}

const shownFields = (fields: Fields): Fields =>
  Object.fromEntries(manualFields.map((name) => [name, fields[name] ?? '']));

/** Too much text is an error at the field; anything else can be retried later. */
function answerUnread(
  again: (more: Again) => Response,
  { unread, retryAfter }: Unread,
  tooLong: string,
): Response {
  if (unread === 'too-much') {
    const { body, headers } = again({ fieldErrors: { additionalComments: tooLong } });
    return new Response(body, { status: 413, headers });
  }
  const answer = again({ failed: true });
  if (retryAfter > 0) answer.headers.set('Retry-After', String(retryAfter));
  return answer;
}
const fileAgain = ({ displayName, size }: UploadedFile): string => `${displayName} ${size}`;

/** Adds files, removes a file, or sends. Typed values and files stay, whatever the error. */
export async function postManualPage(request: Request, gateways: Gateways): Promise<Response> {
  const { uploads } = gateways;
  const owner = (await draftVisitor(request.headers.get('Cookie'))) ?? newDraftVisitor();
  const cookie = await keepDraftVisitor(owner);
  const post: ManualPost = await readManualPost(request, owner, uploads);
  const { fields, files, refused } = post;

  const t = textsOf(mpanManualTexts, gateways.content.dictionary());
  const refusal = refused.map(({ name, why }) => t(`manualFile${why}`, { name })).join(' ');

  const again = ({ fieldErrors, ...more }: Again): Response => {
    const form: ManualFormData = {
      ...emptyManual(gateways, shownFields(fields)),
      files: files.map(({ id, displayName }) => ({ id, name: displayName })),
      ...more,
      fieldErrors: { ...fieldErrors, ...(refusal && { files: refusal }) },
    };
    const answer = formAgain(form, [cookie]);
    // Failing to store a file is a fault on our side.
    const hasFailed = refused.some(({ why }) => why === 'Failed');
    return hasFailed ? new Response(answer.body, { status: 503, headers: answer.headers }) : answer;
  };

  if (post.unread) return answerUnread(again, post.unread, t('manualAdditionalCommentsTooLong'));
  if (fields['intent']?.startsWith('remove:')) return again({});
  const { data, fieldErrors } = await checkForm(manualFinderSchema, t, fields);
  if (fieldErrors) return again({ fieldErrors });
  if (refusal) return again({});
  const held = await heldBack(request, fields, gateways, files.map(fileAgain));
  if (held) return again(held);
  const body = manualRequest(data, joinedNames(files));
  const outcome = await accept(gateways, 'manual-mpan-checker', body, fields['key']);
  if ('shown' in outcome) return again(outcome.shown);
  const { emailAddress: email } = body.personalDetails;
  return answerSent(request, NAME, MANUAL_PATH, { ...outcome.accepted, email }, [cookie]);
}
