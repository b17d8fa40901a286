/** The texts of the cookie choice itself. Specification: lookup, section 3 (cookie-consent texts) and section 6. */
export const consentTexts = {
  settingsTitle: 'Cookies',
  settingsText:
    'Cookies are small files that a site keeps on your device. You choose which ones we may use. You can change your mind here at any time.',
  necessaryTitle: 'Necessary',
  necessaryDescription:
    'These keep the address you searched for, your reading settings and this choice. The site cannot work without them, so they are always on.',
  analyticsTitle: 'Analytics',
  analyticsDescription: 'These count visits and show which pages help people and which do not.',
  analyticsAccept: 'Allow analytics',
  analyticsReject: 'Do not allow analytics',
  analyticsSettings: 'Analytics settings',
  marketingTitle: 'Marketing',
  marketingDescription: 'These help us to tell people about our services on other sites.',
  marketingAccept: 'Allow marketing',
  marketingReject: 'Do not allow marketing',
  marketingSettings: 'Marketing settings',
  recommended: 'We recommend this.',
  consentSave: 'Save my choice',
  consentSaved: 'Your choice is saved.',
  goBack: 'Go back to where you were',
  back: 'Back',
} as const;
