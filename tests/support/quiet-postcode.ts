import { inject } from 'vitest';
import { formClient } from './visitor-client';

/** Places all over the area; the made network lets power cuts wander through them. */
const PLACES = [
  'NR31',
  'IP33',
  'CM9',
  'CT5',
  'TN34',
  'BN27',
  'RH10',
  'CO15',
  'SS1',
  'ME12',
  'PE30',
  'LU2',
  'CB7',
];

/** The addresses that tests type: the site finds a place for the whole of one, so that either may lie in a power cut nearby. */
const ADDRESSES = [
  { 'supplyAddress.addressLine1': '4 Lantern Street', 'supplyAddress.addressLine3': 'Norwich' },
  { 'supplyAddress.addressLine1': '1 Tide Street', 'supplyAddress.addressLine3': 'Newhaven' },
];

/** Whether the report goes on from here: no power cut is known for any of the addresses. */
async function isQuiet(postcode: string): Promise<boolean> {
  for (const address of ADDRESSES) {
    const answers = { ...address, 'supplyAddress.postcode': postcode };
    const { path } = await formClient(inject('site')).see(
      '/forms/report-a-power-cut/where',
      answers,
    );
    if (!path.endsWith('/what-is-off')) return false;
  }
  return true;
}

async function quietPlace(): Promise<string> {
  for (const place of PLACES) if (await isQuiet(`${place} 9ZZ`)) return place;
  throw new Error('there is a power cut in every place of the list');
}

/** The first half of a postcode where there is no power cut at this moment: a report from there is needed. */
export const QUIET_PLACE = await quietPlace();
/** A well-formed postcode there that no directory holds. */
export const QUIET_POSTCODE = `${QUIET_PLACE} 9ZZ`;
