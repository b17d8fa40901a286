import type { area as areaTexts } from '#words/en.json';
import type { Texts } from '~/words/texts';
import type { AreaAddress, AreaOutcome } from './area-data';

export interface AreaWords {
  readonly title: string;
  readonly body: string;
}

/**
 * %POSTCODE% is in capitals, or "This address" if unknown. A chosen address cannot be mistyped, so
 * its text does not mention typing errors; if its company is known, the text names it and does not
 * call the address incorrect (L-719, L-720).
 */
export function areaWords(
  outcome: AreaOutcome,
  address: AreaAddress | null,
  t: Texts<typeof areaTexts>,
): AreaWords {
  const postcode = address?.postcode?.toUpperCase() || t('areaThisPostcode');
  const region = address?.region ?? null;
  const name = address?.distributor?.name;
  const otherBody = name ? t('areaOther', { postcode, name }) : t('areaNotInArea', { postcode });
  switch (outcome) {
    case 'success':
      return {
        title: t('areaSuccessTitle'),
        body: region
          ? t('areaSuccessRegion', { postcode, region })
          : t('areaSuccess', { postcode }),
      };
    case 'not-in-area':
      return { title: t('areaNotInAreaTitle'), body: otherBody };
    case 'incorrect':
      return { title: t(name ? 'areaNotInAreaTitle' : 'areaIncorrectTitle'), body: otherBody };
  }
}
