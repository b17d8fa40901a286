import { plainLine } from '~/domain/address';
import type { Instant } from '~/domain/time/instant';
import type { Submission } from '~/forms/engine/payload';
import { answerFrom } from '~/forms/engine/address-answer';
import { limiterOf } from '~/server/lib/rate-limit.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { AddressDirectory } from '../ports/addresses/port';

const perPowerCut = limiterOf('still off, power cut');

/**
 * One of the few reports an hour that a caller is believed about one power cut. Anyone can invent
 * more; they are sent on, and said to be unconfirmed.
 */
export const isBelieved = (caller: string, reference: string, now: Instant): boolean =>
  perPowerCut.take(`${caller} ${reference}`, now) === 0;

const LIMIT_MS = 800;

export interface DirectoryCheck {
  readonly isKnown: boolean | null;
  /**
   * If exactly one address has this first line: it then counts as the same home as a chosen one.
   */
  readonly mpan: string | null;
}

export async function inDirectory(
  addresses: Pick<AddressDirectory, 'search'>,
  line: string,
  postcode: string | null,
): Promise<DirectoryCheck> {
  if (postcode === null) return { isKnown: null, mpan: null };
  const asked = addresses.search({ value: postcode, isPostcodeSearchOnly: true });
  const results = await withTimeout(LIMIT_MS, asked, null);
  if (results === null) return { isKnown: null, mpan: null };
  const same = results
    .flatMap((one) => (one.kind === 'single' ? [one] : one.addresses))
    .filter((one) => plainLine(answerFrom(one).addressLine1) === plainLine(line));
  return { isKnown: same.length > 0, mpan: same.length === 1 ? (same[0]?.mpan ?? null) : null };
}

export interface Checks {
  readonly isConfirmed: boolean;
  /** Null if the directory wasn't asked or didn't answer. */
  readonly isAddressKnown: boolean | null;
}

export const withChecks = (
  report: Submission,
  { isConfirmed, isAddressKnown }: Checks,
): Submission => ({
  ...report,
  formData: [
    ...report.formData,
    {
      sectionName: 'Checked by the website',
      sectionFields: [
        { name: 'confirmed', value: isConfirmed },
        { name: 'addressKnown', value: isAddressKnown },
      ],
    },
  ],
});
