import { textsOf } from '~/words/texts';
import { mpanManual as mpanManualTexts } from '#words/en.json';
import { manualFields, manualFinderSchema } from '~/forms/schemas/finders';
import { MANUAL_PATH } from '../mpan-paths';
import type { ManualFormData } from '../page-data';
import { pageData } from '~/server/answers.server';
import { draftVisitor, keepDraftVisitor, newDraftVisitor } from '~/server/drafts/cookie.server';
import { checkForm } from '~/server/lib/posted-form.server';
import { joinedNames, type Unread, type UploadedFile } from '~/server/uploads/uploads';
import type { FinderGateways } from './finder-gateways';
import { readKept } from './finder-cookie.server';
import { readManualPost, type ManualPost } from './manual-post.server';
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

type Gateways = Pick<FinderGateways, 'mpanRequests' | 'uploads' | 'bots' | 'content'>;
const NAME = 'manual';

const emptyManual = (gateways: FormGateways, values: Fields = {}): ManualFormData => ({
  ...emptyForm(gateways, values),
  files: [],
});

/** GET: the form, or its own thank-you. Specification: journeys, section 4 (MPAN forms). */
export function loadManualPage(request: Request, gateways: Pick<Gateways, 'mpanRequests' | 'bots'>) {
  return thankYou(request, readKept(request, NAME)) ?? pageData(emptyManual(gateways));
}

const shownFields = (fields: Fields): Fields =>
  Object.fromEntries(manualFields.map((name) => [name, fields[name] ?? '']));

/** Nothing of the form was accepted: too much text is reported at the text, anything else can be tried again in a while. */
function answerUnread(again: (more: Again) => Response, { unread, retryAfter }: Unread, tooLong: string): Response {
  if (unread === 'too-much') return again({ fieldErrors: { additionalComments: tooLong } });
  const answer = again({ failed: true });
  if (retryAfter > 0) answer.headers.set('Retry-After', String(retryAfter));
  return answer;
}
/** What stays the same about a file when a second press sends it again. */
const fileAgain = ({ displayName, size }: UploadedFile): string => `${displayName} ${size}`;

/** POST: adds files, removes a file, or sends. What was typed and added stays, whatever is wrong. */
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
    // A file that we could not keep is our own fault.
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
