/** The question at the end of every page, until it is answered. Specification: lookup, section 3 (cookie-consent texts). */
export const consentBannerTexts = {
  bannerTitle: 'Cookies on this site',
  bannerText: 'May we use cookies to see how this site is used, and to show you what may help?',
  bannerAccept: 'Accept all',
  bannerReject: 'Reject all',
  bannerSettings: 'Choose',
} as const;
