import type { rotaLoadTexts } from '~/texts/rota-load';

/** Frame of the rota load disconnection pop-up in Welsh. */
export const rotaLoadWords = {
  powerSharingClose: 'Cau',
  powerSharingScheduleTitle: 'Efallai y caiff eich trydan ei ddiffodd yn ei dro',
  powerSharingScheduleText:
    'Rydym yn mynd â chi at yr amserlen ar gyfer {postcode}. Mae’n dweud pryd y gallai eich trydan fod i ffwrdd.',
  powerSharingScheduleLink: 'Gweld yr amserlen',
} as const satisfies Record<keyof typeof rotaLoadTexts, string>;
