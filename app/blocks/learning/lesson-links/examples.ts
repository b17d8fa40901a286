export const examples = {
  plain: {
    __typename: 'LessonLinks',
    previous: { uRL: { url: '/power-up/what-is-electricity', name: 'What is electricity?' } },
    next: { uRL: { url: '/power-up/staying-safe', name: 'Staying safe' } },
  },
  'from the list of lessons': { __typename: 'LessonLinks' },
};
