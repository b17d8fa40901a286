export const examples = {
  plain: {
    __typename: 'SocialMediaEmbeds',
    title: 'What we say elsewhere',
    embeds: [
      { title: 'Line repaired', url: 'https://x.com/meridianpower/status/1234567890' },
      { url: 'https://www.facebook.com/meridianpower/posts/1' },
      { url: 'https://social.example/1' },
    ],
  },
  'everything empty': { __typename: 'SocialMediaEmbeds' },
};
