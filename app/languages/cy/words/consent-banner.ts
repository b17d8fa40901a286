import type { consentBannerTexts } from '~/texts/consent/banner';

/** The question about cookies at the end of every page, in Welsh. */
export const consentBannerWords = {
  bannerTitle: 'Cwcis ar y wefan hon',
  bannerText:
    'A gawn ni ddefnyddio cwcis i weld sut y caiff y wefan hon ei defnyddio, ac i ddangos pethau a all helpu?',
  bannerAccept: 'Derbyn pob un',
  bannerReject: 'Gwrthod pob un',
  bannerSettings: 'Dewis',
} as const satisfies Record<keyof typeof consentBannerTexts, string>;
