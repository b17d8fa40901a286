import type { consentTexts } from '~/texts/consent/page';

/** The cookie choice itself in Welsh. */
export const consentWords = {
  settingsTitle: 'Cwcis',
  settingsText:
    'Ffeiliau bach y mae gwefan yn eu cadw ar eich dyfais yw cwcis. Chi sy’n dewis pa rai y cawn eu defnyddio. Gallwch newid eich meddwl yma unrhyw bryd.',
  necessaryTitle: 'Angenrheidiol',
  necessaryDescription:
    'Mae’r rhain yn cadw’r cyfeiriad y buoch yn chwilio amdano, eich gosodiadau darllen a’r dewis hwn. Ni all y wefan weithio hebddynt, felly maent ymlaen bob amser.',
  analyticsTitle: 'Dadansoddi',
  analyticsDescription:
    'Mae’r rhain yn cyfrif ymweliadau ac yn dangos pa dudalennau sy’n helpu pobl a pha rai nad ydynt.',
  analyticsAccept: 'Caniatáu cwcis dadansoddi',
  analyticsReject: 'Peidio â chaniatáu cwcis dadansoddi',
  analyticsSettings: 'Gosodiadau dadansoddi',
  marketingTitle: 'Marchnata',
  marketingDescription: 'Mae’r rhain yn ein helpu i sôn wrth bobl am ein gwasanaethau ar wefannau eraill.',
  marketingAccept: 'Caniatáu cwcis marchnata',
  marketingReject: 'Peidio â chaniatáu cwcis marchnata',
  marketingSettings: 'Gosodiadau marchnata',
  recommended: 'Rydym yn argymell hyn.',
  consentSave: 'Cadw fy newis',
  consentSaved: 'Mae eich dewis wedi’i gadw.',
  goBack: 'Mynd yn ôl i’r lle roeddech chi',
  back: 'Yn ôl',
} as const satisfies Record<keyof typeof consentTexts, string>;
