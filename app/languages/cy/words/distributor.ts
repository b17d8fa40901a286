import type { distributorTexts } from '~/texts/distributor';

/** The distributor panel in Welsh. */
export const distributorWords = {
  otherDistributorPageTitle: 'Cwmni arall sy’n gofalu am eich gwifrau trydan',
  otherDistributorTitle: 'Yn anffodus, nid ni yw’r dosbarthwr trydan lleol ar gyfer y cod post ‘{postcode}’',
  otherDistributorContact: 'Dylech gysylltu â’ch dosbarthwr trydan:',
  otherDistributorPhone: 'Ffonio {phone}',
  otherDistributorWebsite: 'Mynd i wefan {name}',
  otherDistributorUnknown:
    'Ffoniwch 105. Mae’n rhad ac am ddim, ddydd neu nos, ac mae’n eich cysylltu â’r cwmni cywir ar gyfer eich ardal.',
  otherDistributorCall105: 'Ffonio 105',
} as const satisfies Record<keyof typeof distributorTexts, string>;
