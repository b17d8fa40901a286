import { z } from 'zod';
import type { preview as previewTexts } from '#words/en.json';
import { HOURS } from '~/domain/preview/preview-link';
import { needed, text } from './rules';

const says = <Key extends keyof typeof previewTexts>(key: Key): Key => key;

const hoursOf = (typed: string): number | null => {
  const hours = Number(typed || HOURS.usual);
  return hours >= HOURS.least && hours <= HOURS.most ? hours : null;
};

export const previewLinkSchema = z.object({
  route: needed((typed) => (/^\/[^?#\s]{0,299}$/.test(typed) ? typed.toLowerCase() : null), {
    missing: says('linksRouteWrong'),
    invalid: says('linksRouteWrong'),
  }),
  hours: text.transform((typed, context): number => {
    const hours = hoursOf(typed);
    if (hours !== null) return hours;
    context.addIssue({ code: z.ZodIssueCode.custom, message: says('linksHoursWrong') });
    return z.NEVER;
  }),
});
