import { expect, it } from 'vitest';
import { htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('offers every way', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="tel:08081570999"');
  expect(html).toContain('href="mailto:help@network.example"');
});
it('has a title of its own [L-248]', () =>
  expect(htmlOf(examples['one way'])).toContain('Contact us</h2>'));
it('shows a video in sign language where editors set one, with its captions and words, and loads none of it', () => {
  const html = htmlOf(examples['a video in British Sign Language']);
  expect(html).toContain('Watch: This in British Sign Language');
  expect(html).toContain('Read what is said in the video');
  expect(islandsIn(html)[0]?.props).toMatchObject({
    player: { kind: 'file', src: '/media/examples/sample.webm' },
    captions: '/media/examples/sample.vtt',
  });
  expect(html).not.toMatch(/<video|<track|<iframe/);
  expect(htmlOf(examples.plain)).not.toMatch(/Sign Language|data-island/);
});
it('leaves out a video that cannot be read, and keeps the rest', () => {
  const contactItems = [
    { title: 'Call us', telephone1: '105', signLanguageVideo: { video: { url: 'a film' } } },
  ];
  const html = htmlOf({ ...examples['one way'], contactItems });
  expect(html).toContain('href="tel:105"');
  expect(html).not.toContain('Sign Language');
});
it('shows nothing without ways', () => expect(htmlOf(examples['everything empty'])).toBe(''));
