import { expect } from 'vitest';

interface FinderBlock {
  /** The HTML of its example of this name. */
  html: (example: 'plain' | 'a long title' | 'everything empty') => string;
  action: string;
  /** What the ids of its fields begin with. */
  prefix: string;
  ownWords: readonly string[];
}

/** What a block that finds a meter number holds to, wherever an editor puts it. */
export const finderBlockLaws: Readonly<Record<string, (block: FinderBlock) => void>> = {
  'asks for postcode, email and bill payer, and posts to its page': ({ html, action }) => {
    expect(html('plain')).toContain(`method="post" action="${action}"`);
    expect(html('plain')).toContain('Find your number');
    for (const name of ['find', 'emailAddress', 'checkbox'])
      expect(html('plain')).toContain(`name="${name}"`);
    expect(html('plain')).toContain('href="/privacy-notice"');
    expect(html('plain')).toContain('>Submit<');
  },
  'ties each label to its field, whatever else is on the page': ({ html, prefix }) => {
    expect(html('a long title')).toContain(`for="${prefix}-emailAddress"`);
    expect(html('a long title')).toContain(`id="${prefix}-emailAddress"`);
    expect(html('a long title')).not.toContain('aria-disabled');
  },
  'has words of its own': ({ html, ownWords }) => {
    for (const words of ownWords) expect(html('everything empty')).toContain(words);
  },
};
