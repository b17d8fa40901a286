import { createHash } from 'node:crypto';
import type { Journey } from '~/forms/engine/journey';
import type { Submission } from '~/forms/engine/payload';
import { isUrgent, priorityNoteOf } from '~/forms/engine/priority-note';
import type { Draft } from '~/server/drafts/drafts';
import { limiterOf } from '~/server/lib/rate-limit.server';
import type { Duplicate } from '~/server/submissions/duplicate-of.server';
import type { FormContext } from '../form-context';
import type { FormGateways } from '../gateways';

const perAddress = limiterOf('pass on, address');
const perVisitor = limiterOf('pass on, visitor');

/** In seconds; 0 for none. */
export const sendingWait = ({ caller, base }: FormContext, visitor: string): number =>
  Math.max(perAddress.take(caller, base.now), perVisitor.take(visitor, base.now));

/**
 * Stored with its reference before anything is shown, once for the same answers. The draft stays,
 * because the report may still be sent (F-597).
 */
export async function forwardPriorityNote(
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
