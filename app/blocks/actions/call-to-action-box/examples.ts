const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  'several links': {
    __typename: 'CallToActionBox',
    title: 'Our yearly report',
    text: '<p>What we did, and what it cost.</p>',
    buttonLabel: 'Download',
    links: [link('/media/report.pdf', 'The whole report'), link('/media/summary.pdf', 'The summary')],
  },
  'one link': {
    __typename: 'CallToActionBox',
    title: 'Our plan',
    links: [link('/media/plan.pdf', 'Download the plan')],
  },
  'no links': { __typename: 'CallToActionBox', title: 'Coming soon' },
};
