/** A small form in the content system's format, for tests: two pages, a condition, an address. */
export const exampleDefinition = {
  _id: 'example-report',
  name: 'Report a power cut',
  type: 'power cut form',
  pageType: 'reportAPowerCut',
  postSubmitPageUrl: '/thank-you',
  includeReference: true,
  pages: [
    {
      caption: 'What has happened',
      slug: 'what',
      fieldsets: [
        {
          caption: 'Your supply',
          columns: [
            {
              fields: [
                {
                  alias: 'powerOff',
                  type: 'radio',
                  caption: 'Is your power off?',
                  required: true,
                  requiredErrorMessage: 'Tell us whether your power is off',
                  preValues: ['All of it', 'Some of it'],
                },
                {
                  alias: 'whichRooms',
                  type: 'text',
                  caption: 'In which rooms?',
                  required: true,
                  condition: {
                    rules: [{ field: 'powerOff', operator: 'is', value: 'Some of it' }],
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      caption: 'About you',
      slug: 'you',
      fieldsets: [
        {
          caption: 'You',
          columns: [{ fields: [{ alias: 'yourName', type: 'text', caption: 'Your name' }] }],
        },
      ],
    },
  ],
} as const;
