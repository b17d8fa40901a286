export const examples = {
  plain: {
    __typename: 'DownloadReportCard',
    title: 'Pay by gender, 2026',
    text: 'What we found, and what we will do about it.',
    image: { url: '/media/report.svg', altText: '', umbracoWidth: 640, umbracoHeight: 360 },
    file: { url: '/media/pay-2026.pdf', size: 'PDF, 1.2 MB' },
  },
  'its own label': {
    __typename: 'DownloadReportCard',
    title: 'Our people plan',
    buttonLabel: 'Get the plan',
    file: { url: '/media/plan.pdf' },
  },
};
