export const examples = {
  plain: {
    __typename: 'PostcodeStart',
    title: 'Add a charger',
    text: '<p>Start with your postcode.</p>',
    label: 'Where will the charger be?',
    buttonLabel: 'Start',
    destinationUrl: '/forms/metered-connection',
  },
  'destination alone': { __typename: 'PostcodeStart', destinationUrl: '/forms/email-us' },
};
