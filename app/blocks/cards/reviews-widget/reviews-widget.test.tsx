import { expect, it } from 'vitest';
import { bareFrame, FrameProvider, type FrameData } from '~/cms/frame-data';
import { drawn, htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';
import { ReviewsWidget } from './reviews-widget';
import { ReviewsWidgetSchema } from './schema';

const html = (frame: Partial<FrameData>) =>
  drawn(
    <FrameProvider data={{ ...bareFrame, ...frame }}>
      <ReviewsWidget {...ReviewsWidgetSchema.parse(examples.plain)} />
    </FrameProvider>,
  );
const thirdParties = { reviews: 'https://reviews.example/widget.js' };

it('is a link to the reviews before consent, and where no provider is configured', () => {
  expect(html({ thirdParties })).not.toContain('data-island');
  expect(html({ consent: { analytics: true, marketing: true } })).not.toContain('data-island');
  expect(html({ thirdParties })).toContain('href="https://reviews.example/example"');
});
it('makes room for the widget with both [L-563]', () => {
  const both = html({ thirdParties, consent: { analytics: false, marketing: true } });
  expect(islandsIn(both)[0]?.props).toEqual({
    script: 'https://reviews.example/widget.js',
    template: 'carousel-1',
  });
  expect(both).toContain('<div class="reviews" data-template-id="carousel-1"></div>');
});
it('shows nothing without either', () => expect(htmlOf(examples['everything empty'])).toBe(''));
