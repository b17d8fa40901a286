import { z } from 'zod';
import { parseLondon } from '~/domain/time/london-time';
import { relativeTime } from '~/domain/time/relative';

/** London time, unless it names a zone; in demonstrations also relative to now ("now-2h20m"). */
export const Moment = z.string().transform((text, context) => {
  const at = parseLondon(text) ?? relativeTime(text, Date.now());
  if (at !== null) return at;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'is not a time' });
  return z.NEVER;
});
/** Editors may include a time, which isn't shown. */
export const Day = z.preprocess(
  (wire) =>
    typeof wire === 'string' && /^\d{4}-\d\d-\d\d$/.test(wire.trim())
      ? `${wire.trim()}T00:00:00`
      : wire,
  Moment,
);
