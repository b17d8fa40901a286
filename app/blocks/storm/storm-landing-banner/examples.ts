const link = (url: string, name: string, icon: string, text?: string) => ({ icon, text, link: { uRL: { url, name } } });

export const examples = {
  plain: {
    __typename: 'StormLandingBanner',
    stormName: 'Storm Merrin',
    title: 'The storm has cut power to many homes. Every team we have is out.',
    summary:
      '<p>Winds reached 84 miles an hour at the coast. Fallen trees have blocked roads in Norfolk and Kent, so some repairs will take until Saturday.</p>',
    lastUpdated: '2026-11-20T14:40:00',
    contactCard: { title: 'Call us free', text: 'Lines are busy. Telling us here is quicker.', telephone1: '105' },
    powerOffCard: {
      title: 'Is your power off?',
      links: [
        link('/report-a-power-cut', 'Report a power cut', 'power-cut'),
        link('tel:105', 'Call 105', 'phone', 'Lines are busy'),
        link('/power-cut/map', 'See the power cut map', 'map'),
      ],
    },
  },
  'half empty': {
    __typename: 'StormLandingBanner',
    title: 'A storm is on its way',
    lastUpdated: 'just now',
    powerOffCard: { links: [{ link: { uRL: { url: 'javascript:alert(1)', name: 'No' } } }] },
  },
};
