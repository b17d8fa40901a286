export const examples = {
  plain: {
    __typename: 'EmbeddedGame',
    title: 'Lights on',
    text: 'Bring power from the wind farm to every house.',
    gameUrl: '/game/lights-on',
  },
  'with its own message for phones': {
    __typename: 'EmbeddedGame',
    title: 'Lights on, for beginners',
    gameUrl: '/game/lights-on?level=2',
    mobileMessage: 'Please play this on a tablet.',
  },
};
