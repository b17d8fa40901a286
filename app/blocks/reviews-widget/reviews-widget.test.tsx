import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bareFrame, FrameProvider, type FrameData } from '~/cms/frame-data';
import { htmlOf } from '../test-render';
import { examples } from './examples';
import { ReviewsWidget } from './reviews-widget';
import { ReviewsWidgetSchema } from './schema';

const html = (frame: Partial<FrameData>) =>
  renderToStaticMarkup(
    <FrameProvider data={{ ...bareFrame, ...frame }}>
      <ReviewsWidget {...ReviewsWidgetSchema.parse(examples.plain)} />
    </FrameProvider>,
  );
const thirdParties = { reviews: 'https://reviews.example/widget.js' };

it('is a link to the reviews before consent, and where no provider is configured', () => {
  expect(html({ thirdParties })).not.toContain('data-script');
  expect(html({ consent: { analytics: true, marketing: true } })).not.toContain('data-script');
  expect(html({ thirdParties })).toContain('href="https://reviews.example/meridian"');
});
it('makes room for the widget with both', () => {
  const both = html({ thirdParties, consent: { analytics: false, marketing: true } });
  expect(both).toContain('data-script="https://reviews.example/widget.js" data-template-id="carousel-1"');
  expect(both).toContain('data-enhance="reviews-widget"');
});
it('shows nothing without either', () => expect(htmlOf(examples['everything empty'])).toBe(''));
