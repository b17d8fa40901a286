import type { safeSpaceTexts } from '~/texts/safe-space';

/** The safe space widget in Welsh. */
export const safeSpaceWords = {
  safeSpaceOpen: 'Agor y man diogel',
  safeSpaceClose: 'Cau',
  safeSpaceLoading: 'Yn agor y man diogel',
  safeSpaceTitle: 'Man diogel',
  safeSpaceError: 'Gwall wrth nôl y man diogel',
  safeSpaceErrorText:
    'Nid yw’r man diogel yn gweithio ar hyn o bryd. Mae’r gwasanaethau hyn am ddim ac ar agor ddydd a nos:',
  safeSpaceCall: 'Os byddai’n well gennych ffonio',
  safeSpaceNone:
    'Mae’r gwasanaethau hyn yn helpu pobl sy’n byw gyda cham-drin domestig. Maent am ddim, ac nid oes angen i chi roi eich enw.',
  safeSpaceNational: 'National Domestic Abuse Helpline, ddydd a nos:',
  safeSpaceMen: 'Men’s Advice Line:',
  safeSpaceEmergency: 'Mewn perygl:',
  safeSpaceSilent: 'Os na allwch siarad, gwrandewch, yna pwyswch 55.',
  safeSpaceNoScript:
    'Mae angen JavaScript ar gyfer y man diogel. Mae’r gwasanaethau hyn am ddim, ar agor ddydd a nos, ac yn gweithio hebddo:',
  safeSpaceHelpline: 'National Domestic Abuse Helpline: ffoniwch 0808 2000 247',
  safeSpaceDanger: 'Os ydych mewn perygl, ffoniwch 999. Os na allwch siarad, pwyswch 55 pan ofynnir i chi.',
  safeSpaceBack: 'Yn ôl i’n gwefan',
} as const satisfies Record<keyof typeof safeSpaceTexts, string>;
