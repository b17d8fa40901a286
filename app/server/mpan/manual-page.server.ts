import { parseEmailAddress } from '~/domain/email-address';
import { parseMeterNumber } from '~/domain/meter-number';
import { checkManual, manualFields } from '~/domain/mpan-forms';
import { parsePostcode } from '~/domain/postcode';
import { parseTelephone } from '~/domain/telephone';
import { MANUAL_PATH } from '~/mpan-view/mpan-paths';
import type { ManualFormData } from '~/mpan-view/page-data';
import { draftVisitor, keepDraftVisitor, newDraftVisitor } from '../drafts/cookie.server';
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
  type Fields,
  type FormGateways,
} from './page-answer.server';
import type { ManualMpan } from './requests';

type Gateways = Pick<FinderGateways, 'mpanRequests' | 'uploads' | 'bots'>;
const NAME = 'manual';

const emptyManual = (gateways: FormGateways, values: Fields = {}): ManualFormData => ({
  ...emptyForm(gateways, values),
  files: [],
  refused: [],
});

/** GET: the form, or its own thank-you. Specification: journeys, section 4 (MPAN forms). */
export function loadManualPage(request: Request, gateways: Pick<Gateways, 'mpanRequests' | 'bots'>) {
  return thankYou(request, readKept(request, NAME)) ?? pageData(emptyManual(gateways));
}

/** The request as it travels, from fields that were found right. Specification: journeys, section 3 (Manual MPAN request). */
function requestOf(fields: Fields, files: readonly UploadedFile[]): ManualMpan {
  const text = (name: string) => (fields[name] ?? '').trim();
  return {
    isBillPayerManual: true,
    additionalComments: text('additionalComments'),
    meterNumber: parseMeterNumber(fields['meterNumber']) ?? '',
    personalDetails: {
      telephoneNumber: parseTelephone(fields['telephoneNumber']) ?? '',
      emailAddress: parseEmailAddress(fields['emailAddress']) ?? '',
      firstName: text('firstName'),
      title: text('title'),
      lastName: text('lastName'),
    },
    manualAddress: {
      addressLine1: text('addressLine1'),
      addressLine2: text('addressLine2'),
      addressLine3: text('addressLine3'),
      what3Words: text('what3Words'),
      postcode: parsePostcode(fields['postcode'])?.postcode ?? '',
      city: text('city'),
    },
    fileUpload: joinedNames(files),
  };
}

const shownFields = (fields: Fields): Fields =>
  Object.fromEntries(manualFields.map((name) => [name, fields[name] ?? '']));

/** Nothing of the form was taken: too much text is said where text is written, anything else is tried again in a while. */
function answerUnread(again: (more: Partial<ManualFormData>) => Response, { unread, retryAfter }: Unread): Response {
  if (unread === 'too-much') return again({ problems: [{ field: 'additionalComments', problem: 'TooLong' }] });
  const answer = again({ failed: true });
  answer.headers.set('Retry-After', String(retryAfter));
  return answer;
}
/** What is the same of a file that comes again with a second press. */
const fileAgain = ({ displayName, size }: UploadedFile): string => `${displayName} ${size}`;

/** POST: takes files, takes a file away, or sends. What was typed and added stays, whatever is wrong. */
export async function postManualPage(request: Request, gateways: Gateways): Promise<Response> {
  const { mpanRequests, uploads } = gateways;
  const owner = (await draftVisitor(request)) ?? newDraftVisitor();
  const cookie = await keepDraftVisitor(owner);
  const post: ManualPost = await readManualPost(request, owner, uploads);
  const { fields, files, refused } = post;

  const again = (more: Partial<ManualFormData>): Response => {
    const form: ManualFormData = {
      ...emptyManual(gateways, shownFields(fields)),
      files: files.map(({ id, displayName }) => ({ id, name: displayName })),
      refused,
      ...more,
    };
    const answer = formAgain(form, [cookie]);
    // A file that we could not keep is our own fault.
    const hasFailed = form.refused.some(({ why }) => why === 'Failed');
    return hasFailed ? new Response(answer.body, { status: 503, headers: answer.headers }) : answer;
  };

  if (post.unread) return answerUnread(again, post.unread);
  if (fields['intent']?.startsWith('remove:')) return again({ problems: [] });
  const problems = checkManual(fields);
  if (problems.length > 0 || refused.length > 0) return again({ problems });
  const held = await heldBack(request, fields, gateways.bots, files.map(fileAgain));
  if (held) return again({ problems: [held] });
  const body = requestOf(fields, files);
  const outcome = await accept(mpanRequests, 'manual-mpan-checker', body, fields['key']);
  if ('shown' in outcome) return again(outcome.shown);
  const { emailAddress: email } = body.personalDetails;
  return answerSent(request, NAME, MANUAL_PATH, { ...outcome.accepted, email }, [cookie]);
}
