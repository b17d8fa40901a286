import { z } from 'zod';
import { parsePostcode } from '~/domain/postcode';
import { WEEKDAYS } from '~/domain/warm/warm-place';
import { listOf, optional, orElse, Words } from '../lenient';
import { slugOf } from '../slug';

const CLOCK = /^([01]?\d|2[0-4]):([0-5]\d)$/;

/** In minutes after midnight: "9:00" or "24:00". */
const Clock = z.string().transform((text, context) => {
  const [, hours, minutes] = CLOCK.exec(text.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (hours !== undefined && total <= 24 * 60) return total;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'is not a time of day, such as 09:30' });
  return z.NEVER;
});

const Hours = z
  .object({
    /** Every day if none is named. */
    days: listOf(z.enum(WEEKDAYS)),
    opens: Clock,
    closes: Clock,
  })
  .transform(({ days, opens, closes }) =>
    (days.length > 0 ? days : WEEKDAYS).map((day) => ({ day, opens, closes })),
  );

const Needed = Words.pipe(z.string({ invalid_type_error: 'is missing' }));

const Postcode = Needed.transform((text, context) => {
  const postcode = parsePostcode(text)?.postcode;
  if (postcode !== undefined) return postcode;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'is not a postcode' });
  return z.NEVER;
});

const Point = z.object({ lat: z.number().min(49).max(61), lng: z.number().min(-9).max(3) });

/**
 * Blank `open` means open during a storm. A closed place is not shown anywhere. Without a `point`,
 * its position is that of its postcode. docs/decisions/warm-places.md
 */
export const WarmPlace = z
  .object({
    id: optional(
      z
        .string()
        .trim()
        .regex(/^[a-z0-9-]{1,60}$/, 'is not a short name for links: a to z, 0 to 9 and -'),
    ),
    name: Needed,
    postcode: Postcode,
    address: Words,
    town: Words,
    point: optional(Point),
    /** Added where content is read (read-item.ts). */
    postcodePoint: optional(Point),
    hours: listOf(Hours),
    services: listOf(z.string().trim().min(1)),
    stepFree: orElse(z.boolean(), false),
    access: Words,
    languages: listOf(z.string().trim().min(1)),
    phone: Words,
    open: optional(z.boolean()),
  })
  .transform(({ point, postcodePoint, ...place }, context) => {
    const { id, name, postcode, address, town, hours } = place;
    const position = point ?? postcodePoint;
    if (position)
      return {
        ...place,
        ...position,
        id: id ?? slugOf(`${name} ${postcode}`).slice(-60).replace(/^-/, ''),
        address: address ?? town ?? name,
        hours: hours.flat(),
      };
    const message = 'is not a postcode whose position we know; add a point';
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['postcode'], message });
    return z.NEVER;
  });
export type WarmPlace = z.output<typeof WarmPlace>;
