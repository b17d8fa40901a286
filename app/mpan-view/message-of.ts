import type { mpanTexts } from '~/cms/texts/mpan';
import type { Texts } from '~/cms/texts';
import type { MpanProblem } from './page-data';

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

/** The sentence for a problem; each is a text of the content system (journeys, section 5). */
export function messageOf({ field, problem }: MpanProblem, t: Texts<typeof mpanTexts>): string {
  if (problem === 'Score') return t('mpanCaptcha');
  if (problem === 'TooOften') return t('mpanTooOften');
  return t(names[field]?.[problem] ?? 'mpanErrorHeading');
}
