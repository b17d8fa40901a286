import { createHash } from 'node:crypto';
import type { Journey } from '~/forms/engine/journey';
import type { Submission } from '~/forms/engine/payload';
import { isUrgent, priorityNoteOf } from '~/forms/engine/priority-note';
import type { Draft } from '~/server/drafts/drafts';
import { limiterOf } from '~/server/lib/rate-limit.server';
import type { Duplicate } from '~/server/submissions/duplicate-of.server';
import type { FormContext } from '../context.server';
import type { FormGateways } from '../gateways';

/** A whole street behind one mobile address may report at once; one visitor sends a handful. */
const perAddress = limiterOf('pass on, address', { perMinute: 60, burst: 30 });
const perVisitor = limiterOf('pass on, visitor', { perMinute: 3, burst: 5 });

/** How many seconds this visitor has to wait before something is sent; 0 for none. */
export const sendingWait = ({ caller, given }: FormContext, visitor: string): number =>
  Math.max(perAddress.take(caller, given.now), perVisitor.take(visitor, given.now));

/**
 * What was said about health or danger goes to the known power cut in the same way as every submission: accepted with its reference
 * before anything is shown, and once for the same answers. The draft stays, for the report may still be sent. Decision F-597.
 */
export async function passOn(
  { submissions }: Pick<FormGateways, 'submissions'>,
  journey: Journey,
  { submissionKey }: Draft,
  submission: Submission,
  known: Duplicate,
): Promise<string | null> {
  if (!isUrgent(journey)) return null;
  const note = priorityNoteOf(submission, journey, known.reference);
  const { guIReference: _own, ...said } = note;
  const mark = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  const { reference } = await submissions.submit(note, {
    idempotencyKey: `${submissionKey.slice(0, 22)}-${mark.slice(0, 32)}`,
  });
  return reference;
}
