import type { claimTexts } from '~/texts/claim';

/** What our records say in Welsh of a power cut that somebody claims for, and what it may come to. */
export const claimWords = {
  claimTimesTitle: 'Beth sydd gennym',
  claimTimes: '{reference} yn {place}: i ffwrdd o {from} tan {until}. Mae hynny’n {length}.',
  claimTimesOpen: '{reference} yn {place}: i ffwrdd ers {from}, a heb ddod yn ôl eto.',
  claimTimesAsk: 'Rydym wedi llenwi’r manylion isod. Newidiwch unrhyw beth sy’n anghywir.',
  claimTimesNoneTitle: 'Nid oes toriad trydan fel hwn ar ein rhestr',
  claimTimesNone: 'Mae ein rhestr yn mynd yn ôl ychydig ddiwrnodau. Rhowch yr amseroedd cystal ag y gwyddoch.',
  claimSumTitle: 'Beth y gallech ei gael',
  claimHome: 'cartref',
  claimBusiness: 'busnes',
  claimSum: 'Mae {who} a oedd heb drydan am {length} yn cael £{pounds}.',
  claimSumMore: 'Mae {who} a oedd heb drydan am {length} yn cael £{pounds}, a mwy am bob {hours} awr arall.',
  claimSumShort:
    'Yn ôl eich amseroedd chi, roedd y trydan i ffwrdd am {length}. Mae taliadau’n dechrau ar ôl {hours} awr. Gallwch anfon y ffurflen hon o hyd.',
  claimSumStorm: 'Ar ôl storm, mae’r swm yn dibynnu ar ba mor ddifrifol ydoedd. Byddwn yn dweud wrthych yn ein hateb.',
  claimSumUnknown: 'Byddwn yn cyfrifo’r swm o’r hyn a ddywedwch. Byddwn yn dweud wrthych yn ein hateb.',
} as const satisfies Record<keyof typeof claimTexts, string>;
