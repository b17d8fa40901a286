import { expect, it } from 'vitest';
import { socialPostOf } from './frame-of';

it.each([
  [
    'https://x.com/meridian/status/123',
    { network: 'X', frame: 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=123' },
  ],
  ['https://twitter.com/meridian', { network: 'X', frame: null }],
  [
    'https://www.facebook.com/meridian/posts/1',
    {
      network: 'Facebook',
      frame:
        'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fmeridian%2Fposts%2F1',
    },
  ],
  [
    'https://www.linkedin.com/posts/meridian-activity-7123456789-x',
    {
      network: 'LinkedIn',
      frame: 'https://www.linkedin.com/embed/feed/update/urn:li:activity:7123456789',
    },
  ],
  ['https://x.com.evil.example/status/1', null],
  ['https://evil.example/?x.com/status/1', null],
  ['not an address', null],
])('%s [J-999]', (url, expected) => expect(socialPostOf(url)).toEqual(expected));
