import { z } from 'zod';
import { WEEKDAYS } from '~/domain/warm/warm-place';
import { listOf, optional, orElse, Words } from '../lenient';

const CLOCK = /^([01]?\d|2[0-4]):([0-5]\d)$/;

/** Minutes after midnight of "9:00" or "24:00". */
const Clock = z.string().transform((text, context) => {
  const [, hours, minutes] = CLOCK.exec(text.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (hours !== undefined && total <= 24 * 60) return total;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'is not a time of day, such as 09:30' });
  return z.NEVER;
});

const Hours = z
  .object({
    /** The days with these hours; every day if none is named. */
    days: listOf(z.enum(WEEKDAYS)),
    opens: Clock,
    closes: Clock,
  })
  .transform(({ days, opens, closes }) => (days.length > 0 ? days : WEEKDAYS).map((day) => ({ day, opens, closes })));

/**
 * A warm place. Editors open and close it with `open`; blank means open during a storm. A closed
 * one is not shown anywhere. A position is required, for sorting and maps.
 * docs/decisions/warm-places.md
 */
export const WarmPlace = z
  .object({
    id: z
      .string()
      .trim()
      .regex(/^[a-z0-9-]{1,60}$/, 'is not a short name for links: a to z, 0 to 9 and -'),
    name: z.string().trim().min(1),
    address: z.string().trim().min(1),
    town: Words,
    postcode: Words,
    point: z.object({ lat: z.number().min(49).max(61), lng: z.number().min(-9).max(3) }),
    hours: listOf(Hours),
    services: listOf(z.string().trim().min(1)),
    stepFree: orElse(z.boolean(), false),
    access: Words,
    languages: listOf(z.string().trim().min(1)),
    phone: Words,
    open: optional(z.boolean()),
  })
  .transform(({ point, hours, ...place }) => ({ ...place, ...point, hours: hours.flat() }));
export type WarmPlace = z.output<typeof WarmPlace>;
