import { expect, it } from 'vitest';
import { bareFrame, FrameProvider } from '~/cms/frame-data';
import { drawn, htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';
import { SocialMediaEmbedsSchema } from './schema';
import { SocialMediaEmbeds } from './social-media-embeds';

const asked = (marketing: boolean) =>
  drawn(
    <FrameProvider data={{ ...bareFrame, consent: { analytics: true, marketing } }}>
      <SocialMediaEmbeds {...SocialMediaEmbedsSchema.parse(examples.plain)} />
    </FrameProvider>,
  );

it('links to each post', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="https://x.com/example/status/1234567890"');
  expect(html).toContain('See this post on Facebook');
});
it('names no frame before a choice or after a refusal', () => {
  expect(htmlOf(examples.plain)).not.toContain('data-island');
  expect(asked(false)).not.toContain('data-island');
});
it('names the frame where marketing cookies are allowed', () =>
  expect(islandsIn(asked(true))[0]?.props['src']).toMatch(/^https:\/\/platform\.twitter\.com\//));
it('leaves out networks it does not know [J-380, L-582]', () =>
  expect(htmlOf(examples.plain)).not.toContain('social.example'));
it('shows nothing without posts', () => expect(htmlOf(examples['everything empty'])).toBe(''));
