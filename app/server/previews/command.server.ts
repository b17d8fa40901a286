import { z } from 'zod';
import { MINUTE } from '~/domain/time/instant';
import { HOURS } from '~/domain/preview/preview-link';
import { apiError, parseInput, privateJson } from '~/server/lib/api.server';
import { preview as previewTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import type { Content } from '../content/content';
import type { Forms } from '../content/forms/forms';
import { hasDraftAt } from './shown-page.server';
import { env } from '../env.server';
import type { Previews } from './previews';
import { isSigned } from './token';

const SIGNATURE_HEADER = 'x-preview-signature';
const route = z
  .string()
  .regex(/^\/[^?#\s]*$/, 'Please give the address of a page, such as /help')
  .max(300);
const Command = z.object({
  at: z.number(),
  make: z
    .object({ route, hours: z.number().min(HOURS.least).max(HOURS.most).default(HOURS.usual) })
    .optional(),
  revoke: z.string().max(40).optional(),
});

export const linkOf = (token: string): string => `${env.BASE_URL}/preview/open?t=${token}`;

/** `npm run preview-link`, signed with SESSION_SECRET. Old commands are refused. */
export async function answerCommand(
  request: Request,
  gateways: { previews: Previews; content: Content; forms: Pick<Forms, 'draft'> },
  now: number,
): Promise<Response> {
  const { previews } = gateways;
  const text = (await request.text()).slice(0, 2000);
  const signature = request.headers.get(SIGNATURE_HEADER) ?? '';
  // Nobody guesses a signature, so there is no limit that strangers could use up.
  if (!isSigned(env.SESSION_SECRET, 'command', text, signature))
    throw apiError('invalid', 'The signature is not of this site');
  const { at, make, revoke } = parseInput(Command, JSON.parse(text));
  if (Math.abs(now - at) > 5 * MINUTE) throw apiError('invalid', 'The command is too old');
  if (revoke !== undefined) return privateJson({ revoked: await previews.revoke(revoke) });
  if (!make) return privateJson({ links: await previews.list() });
  if (!(await hasDraftAt(gateways, make.route)))
    throw apiError(
      'invalid',
      textsOf(previewTexts, gateways.content.dictionary())('linksNoDraft', make),
    );
  const { link, token } = await previews.make(make.route, make.hours);
  return privateJson({ id: link.id, until: link.until, url: linkOf(token) });
}
