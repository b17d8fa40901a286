const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'StormChecklist',
    title: 'Until it is back',
    items: ['Keep fridge and freezer doors shut', 'Use a torch, not candles', 'Turn off cookers and heaters'],
    links: [link('/get-ready', 'Get ready for a power cut'), link('/priority-services', 'Extra help')],
  },
  'links alone': { __typename: 'StormChecklist', links: [link('/get-ready', 'Get ready for a power cut')] },
  'everything empty': { __typename: 'StormChecklist' },
};
