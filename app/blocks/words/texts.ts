export const rawHtmlTexts = {
  rawHtmlName: 'Part of this page',
  rawHtmlConsent: 'This part of the page comes from another site. We show it when you allow marketing cookies.',
  rawHtmlCookies: 'Change your cookie choice',
};
