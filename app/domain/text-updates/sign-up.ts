import { parseMobile } from '../mobile';
import { parsePostcode } from '../postcode';

export const NAME_MAX = 30;

/** What a visitor fills in. `postcodeKnown`: an address is saved, or the incident is restored (journeys, section 5). */
export interface SignUpAnswers {
  readonly name: string;
  readonly mobile: string;
  readonly postcode: string;
  readonly live: boolean;
  readonly future: boolean;
}

export type SignUpFault =
  | { readonly field: 'mobile'; readonly fault: 'mobileRequired' | 'mobileInvalid' }
  | { readonly field: 'name'; readonly fault: 'nameTooLong' }
  | { readonly field: 'postcode'; readonly fault: 'postcodeInvalid' }
  | { readonly field: 'live'; readonly fault: 'chooseOne' };

export const mobileFault = (mobile: string): SignUpFault[] => {
  if (mobile.trim() === '') return [{ field: 'mobile', fault: 'mobileRequired' }];
  return parseMobile(mobile) === null ? [{ field: 'mobile', fault: 'mobileInvalid' }] : [];
};

/**
 * What stands in the way of signing up, in the order of the form. Specification: journeys, section 5 "Mobile", "Text-update name";
 * decisions J-940, J-945: at least one of the two is chosen, and an empty name is no name.
 */
export function signUpFaults(answers: SignUpAnswers, { postcodeKnown }: { postcodeKnown: boolean }): SignUpFault[] {
  const { name, mobile, postcode, live, future } = answers;
  const faults: SignUpFault[] = [];
  if ([...name.trim()].length > NAME_MAX) faults.push({ field: 'name', fault: 'nameTooLong' });
  faults.push(...mobileFault(mobile));
  const mayBeEmpty = postcodeKnown && postcode.trim() === '';
  if (!mayBeEmpty && parsePostcode(postcode) === null) faults.push({ field: 'postcode', fault: 'postcodeInvalid' });
  if (!live && !future) faults.push({ field: 'live', fault: 'chooseOne' });
  return faults;
}
