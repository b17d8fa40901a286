import type { mpanTexts } from '~/cms/texts/mpan';
import type { Texts } from '~/cms/texts';
import type { Hindrance, MpanProblem } from './page-data';

type Name = keyof typeof mpanTexts;
const names: Readonly<Record<string, Partial<Record<MpanProblem['problem'], Name>>>> = {
  emailAddress: { Missing: 'mpanEmailMissing', Invalid: 'mpanEmailInvalid', TooLong: 'mpanEmailInvalid' },
  checkbox: { Missing: 'mpanBillPayerMissing', Invalid: 'mpanBillPayerMissing' },
  meterNumber: { Missing: 'mpanMeterMissing', Invalid: 'mpanMeterInvalid' },
  find: {
    Missing: 'mpanFindMissing',
    Gone: 'mpanFindGone',
    NoMeter: 'mpanFindNoMeter',
    NotOurs: 'mpanFindNotOurs',
  },
};

const hindrances: Readonly<Record<Hindrance, Name>> = {
  Score: 'mpanCaptcha',
  Used: 'mpanUsed',
  TooOften: 'mpanTooOften',
  MailboxFull: 'mpanMailboxFull',
};
export const isHindrance = (problem: MpanProblem['problem']): problem is Hindrance =>
  Object.hasOwn(hindrances, problem);

/** The sentence for a problem; each is a text of the content system (journeys, section 5). */
export function messageOf({ field, problem }: MpanProblem, t: Texts<typeof mpanTexts>): string {
  if (isHindrance(problem)) return t(hindrances[problem]);
  return t(names[field]?.[problem] ?? 'mpanErrorHeading');
}
