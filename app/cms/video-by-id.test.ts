import { expect, it } from 'vitest';
import { posterOf, VideoItem } from './video-by-id';

const image = (url: string) => ({ url, alt: '', width: undefined, height: undefined });

it.each([
  ['placeholders', '/media/a-{width}x{height}.jpg', '/media/a-1600x900.jpg'],
  ['a query', '/media/a.jpg?width=400&height=300', '/media/a.jpg?width=1600&height=900'],
  ['no size', '/media/a.jpg', '/media/a.jpg'],
])('asks for 1600 by 900: %s', (_, from, to) =>
  expect(posterOf(image(from))).toMatchObject({ url: to, width: 1600, height: 900 }),
);
it('links to the video and knows its player [J-838]', () =>
  expect(VideoItem.parse({ title: 'How power gets to you', videoId: 'aB3_dE-f9hI' })).toMatchObject(
    {
      url: 'https://www.youtube.com/watch?v=aB3_dE-f9hI',
      player: { kind: 'youtube' },
      poster: null,
    },
  ));
it('refuses what is no id', () =>
  expect(VideoItem.safeParse({ videoId: '"><script>' }).success).toBe(false));
