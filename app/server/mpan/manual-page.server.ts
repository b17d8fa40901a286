import type { z } from 'zod';
import { textsOf } from '~/cms/texts';
import { mpanManualTexts } from '~/cms/texts/mpan-manual';
import { manualFields, manualFinderSchema } from '~/forms/schemas/finders';
import { MANUAL_PATH } from '~/mpan-view/mpan-paths';
import type { ManualFormData } from '~/mpan-view/page-data';
import { draftVisitor, keepDraftVisitor, newDraftVisitor } from '../drafts/cookie.server';
import { checkForm } from '../posted-form.server';
import { joinedNames, type Unread, type UploadedFile } from '../uploads/uploads';
import type { FinderGateways } from './finder-gateways';
import { readKept } from './finder-cookie.server';
import { readManualPost, type ManualPost } from './manual-post.server';
import {
  accept,
  answerSent,
  emptyForm,
  formAgain,
  heldBack,
  pageData,
  thankYou,
  type Again,
  type Fields,
  type FormGateways,
} from './page-answer.server';
import type { ManualMpan } from './requests';

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

/** The request as it travels. Specification: journeys, section 3 (Manual MPAN request). */
function requestOf(asked: z.output<typeof manualFinderSchema>, files: readonly UploadedFile[]): ManualMpan {
  const { telephoneNumber, emailAddress, firstName, title, lastName } = asked;
  const { addressLine1, addressLine2, addressLine3, what3Words, postcode, city } = asked;
  return {
    isBillPayerManual: true,
    additionalComments: asked.additionalComments,
    meterNumber: asked.meterNumber ?? '',
    personalDetails: { telephoneNumber, emailAddress, firstName, title, lastName },
    manualAddress: { addressLine1, addressLine2, addressLine3, what3Words, postcode, city },
    fileUpload: joinedNames(files),
  };
}

const shownFields = (fields: Fields): Fields =>
  Object.fromEntries(manualFields.map((name) => [name, fields[name] ?? '']));

/** Nothing of the form was taken: too much text is said where text is written, anything else is tried again in a while. */
function answerUnread(again: (more: Again) => Response, { unread, retryAfter }: Unread, tooLong: string): Response {
  if (unread === 'too-much') return again({ fieldErrors: { additionalComments: tooLong } });
  const answer = again({ failed: true });
  answer.headers.set('Retry-After', String(retryAfter));
  return answer;
}
/** What is the same of a file that comes again with a second press. */
const fileAgain = ({ displayName, size }: UploadedFile): string => `${displayName} ${size}`;

/** POST: takes files, takes a file away, or sends. What was typed and added stays, whatever is wrong. */
export async function postManualPage(request: Request, gateways: Gateways): Promise<Response> {
  const { uploads } = gateways;
  const owner = (await draftVisitor(request)) ?? newDraftVisitor();
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
  const body = requestOf(data, files);
  const outcome = await accept(gateways, 'manual-mpan-checker', body, fields['key']);
  if ('shown' in outcome) return again(outcome.shown);
  const { emailAddress: email } = body.personalDetails;
  return answerSent(request, NAME, MANUAL_PATH, { ...outcome.accepted, email }, [cookie]);
}
