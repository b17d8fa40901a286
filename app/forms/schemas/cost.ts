import { z } from 'zod';
import type { cost as costTexts } from '#words/en.json';
import { readDemand } from '~/domain/demand';
import { parsePostcode } from '~/domain/postcode';
import { needed, text } from './rules';

const says = <Key extends keyof typeof costTexts>(key: Key): Key => key;

const kva = text.transform((typed, context): number => {
  const demand = readDemand(typed);
  if ('kva' in demand) return demand.kva;
  context.addIssue({ code: z.ZodIssueCode.custom, message: says(`costKva${demand.problem}`) });
  return z.NEVER;
});

export const costSchema = z.object({
  postcode: needed((typed) => parsePostcode(typed)?.postcode ?? null, {
    missing: says('costPostcodeMissing'),
    invalid: says('costPostcodeInvalid'),
  }),
  kva,
});
export type CostAsked = z.output<typeof costSchema>;
