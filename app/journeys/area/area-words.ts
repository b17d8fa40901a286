import type { area as areaTexts } from '#words/en.json';
import type { Texts } from '~/words/texts';
import type { AreaAddress, AreaOutcome } from './area-data';

export interface AreaWords {
  readonly title: string;
  readonly body: string;
}

/**
 * What an outcome says. %POSTCODE% is in capitals, and "This address" where it is not known; the region is named where it
 * may be and is known. An address that was chosen is known, so nobody is told to look for typing mistakes in it; where its company is known, it is
 * named, and the address is not called incorrect. Specification: lookup, sections 4 and 8; decisions L-719, L-720.
 */
export function areaWords(outcome: AreaOutcome, address: AreaAddress | null, t: Texts<typeof areaTexts>): AreaWords {
  const postcode = address?.postcode?.toUpperCase() || t('areaThisPostcode');
  const region = address?.region ?? null;
  const name = address?.distributor?.name;
  const otherBody = name ? t('areaOther', { postcode, name }) : t('areaNotInArea', { postcode });
  switch (outcome) {
    case 'success':
      return {
        title: t('areaSuccessTitle'),
        body: region ? t('areaSuccessRegion', { postcode, region }) : t('areaSuccess', { postcode }),
      };
    case 'not-in-area':
      return { title: t('areaNotInAreaTitle'), body: otherBody };
    case 'incorrect':
      return { title: t(name ? 'areaNotInAreaTitle' : 'areaIncorrectTitle'), body: otherBody };
  }
}
