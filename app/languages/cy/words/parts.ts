import type { partsTexts } from '~/blocks/texts';

/** What blocks share, in Welsh: carousels, videos, dialogs, links. */
export const partsWords = {
  partClose: 'Cau',
  partPrevious: 'Blaenorol',
  partNext: 'Nesaf',
  partSlides: '{title}: sleidiau',
  partSlideCount: 'Sleid {place} o {count}',
  partWatch: 'Gwylio: {title}',
  partWatchVideo: 'Gwylio’r fideo',
  partSignVideo: 'Hwn yn Iaith Arwyddion Prydain',
  partTranscript: 'Darllen beth sy’n cael ei ddweud yn y fideo',
  partOnThisPage: 'Ar y dudalen hon',
  partNewTab: '(yn agor mewn tab newydd)',
} as const satisfies Record<keyof typeof partsTexts, string>;
