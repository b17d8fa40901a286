export const examples = {
  plain: { __typename: 'EventsCard', title: 'Meet us', eventId: 'open-day-ipswich' },
  'the next one': { __typename: 'EventsCard' },
};
