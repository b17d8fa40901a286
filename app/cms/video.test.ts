import { expect, it } from 'vitest';
import { playerOf, Video } from './video';
import { slugOf } from './slug';

it.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'youtube',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  [
    'https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ',
    'youtube',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  [
    'https://youtu.be/aqz-KE-bpKQ',
    'youtube',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  ['/media/how.mp4', 'file', '/media/how.mp4'],
])('%s plays by %s', (url, kind, src) => expect(playerOf(url)).toEqual({ kind, src }));
it.each([
  'https://videos.example/a',
  'javascript:alert(1)//.mp4',
  '//other.example/a.mp4',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
])('%s has no player of ours', (url) => expect(playerOf(url)).toBeNull());
it('takes the alternative text for a title, and does without a bad poster [L-441]', () =>
  expect(
    Video.parse({ alternativeText: 'A van', poster: { url: 'x' }, video: { url: '/a.mp4' } }),
  ).toMatchObject({
    title: 'A van',
    poster: null,
  }));
it('refuses an address that acts', () =>
  expect(Video.safeParse({ video: { url: 'javascript:1' } }).success).toBe(false));

it.each([
  ['What we do', 'what-we-do'],
  ['Étude – 2!', 'etude-2'],
  ['?', 'part'],
])('%s as an anchor is %s', (name, slug) => expect(slugOf(name)).toBe(slug));
