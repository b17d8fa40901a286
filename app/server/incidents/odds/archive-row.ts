import { z } from 'zod';
import type { PowerCutType } from '~/domain/incident/incident';
import type { HistoryEntry } from '~/domain/odds/course';
import type { Instant } from '~/domain/time/instant';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/;

/** Archived times are UTC even without a zone; the local time zone is never used. */
function instantOf(text: string): Instant | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const instant = Date.parse(match[1] === undefined ? `${text}Z` : text);
  // `0001-01-01T00:00:00` means none.
  return Number.isNaN(instant) || instant < 0 ? null : instant;
}

const moment = z.union([
  z
    .string()
    .max(40)
    .transform((text) => instantOf(text)),
  z.number().finite(),
]);
const maybe = moment.nullish().transform((at) => at ?? null);

const STAGES = ['reported', 'on-the-way', 'investigating', 'restored'] as const;
const TYPES: readonly (PowerCutType | null)[] = ['unplanned', 'planned', 'restored', 'multiple'];

const Row = z.object({
  reference: z.string().min(1).max(60),
  seen_at: moment.transform((at, context) => {
    if (at === null) context.addIssue({ code: z.ZodIssueCode.custom, message: 'is no time' });
    return at ?? 0;
  }),
  gone: z.union([z.number(), z.boolean()]).nullish().transform(Boolean),
  power_cut_type: z
    .string()
    .max(40)
    .nullish()
    .transform((word) => TYPES.find((type) => type === word?.toLowerCase()) ?? null),
  category: z.string().max(20).nullish(),
  stage: z
    .union([z.number().transform((index) => STAGES[index]), z.enum(STAGES)])
    .nullish()
    .catch(null),
  customers_affected: z.number().int().min(0).nullish().catch(0),
  received_at: maybe,
  estimated_at: maybe,
  restored_at: maybe,
});

export function readArchiveRow(line: string): HistoryEntry | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const row = Row.safeParse(value);
  if (!row.success) return null;
  const { reference, seen_at, gone, power_cut_type, category, stage, customers_affected } =
    row.data;
  return {
    reference,
    seenAt: seen_at,
    gone,
    type: power_cut_type,
    category: category ?? null,
    stage: stage ?? 'reported',
    customers: customers_affected ?? 0,
    reportedAt: row.data.received_at,
    estimatedAt: row.data.estimated_at,
    restoredAt: row.data.restored_at,
  };
}
