const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'StormBody',
    title: 'Get news by text',
    searchLabel: 'Where do you live? Search by address or postcode',
    text: '<p>Tell us where you live and we will text you when the news changes.</p>',
    registerForTextsLink: link('/power-cut/text-updates', 'Register for text updates'),
    twitterLink: link('https://x.com/meridianpower', 'X'),
    facebookLink: link('https://www.facebook.com/meridianpower', 'Facebook'),
  },
  'the register of another site': {
    __typename: 'StormBody',
    searchLabel: 'Your postcode',
    registerForTextsLink: link('https://texts.example/register', 'Register'),
  },
  'everything empty': { __typename: 'StormBody' },
};
