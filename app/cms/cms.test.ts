import { describe, expect, it } from 'vitest';
import { Cta } from './cta';
import { Image } from './image';
import { Link, withButtonUrl } from './link';
import { RichText } from './rich-text';

const url = (href: string, name = 'Go') => ({ url: href, name });

describe('withButtonUrl [J-652]', () => {
  it.each([
    [
      'a uRL becomes a buttonUrl',
      { __typename: 'Button', uRL: url('/a') },
      { __typename: 'NewButton', buttonUrl: url('/a') },
    ],
    [
      'buttonUrl wins over uRL',
      { __typename: 'Button', uRL: url('/a'), buttonUrl: url('/b') },
      { __typename: 'NewButton', buttonUrl: url('/b') },
    ],
    [
      'a type that starts with New is left',
      { __typename: 'NewLink', uRL: url('/a') },
      { __typename: 'NewLink', buttonUrl: url('/a') },
    ],
    ['without a type name there is none', { uRL: url('/a') }, { buttonUrl: url('/a') }],
    [
      'without uRL nothing changes',
      { __typename: 'Button', buttonUrl: url('/a') },
      { __typename: 'Button', buttonUrl: url('/a') },
    ],
    ['a word is no link', 'uRL', 'uRL'],
  ])('%s', (_, wire, expected) => expect(withButtonUrl(wire)).toEqual(expected));
});

describe('Link [J-649, L-005, L-006]', () => {
  it('reads the words and the address', () =>
    expect(Link.parse({ uRL: url('/power-cut', 'Map') })).toEqual({
      href: '/power-cut',
      name: 'Map',
    }));
  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])('refuses %j', (href) =>
    expect(Link.safeParse({ buttonUrl: url(href) }).success).toBe(false),
  );
  it('refuses a link without words', () =>
    expect(Link.safeParse({ buttonUrl: { url: '/a' } }).success).toBe(false));
});

describe('Cta [J-648, J-650, J-651, J-653, L-658, L-763]', () => {
  it.each([
    ['Primary light', 'primary'],
    ['Secondary', 'second'],
    ['Text', 'link'],
    [undefined, 'link'],
  ])('type %s looks like %s [L-351, L-355]', (cTAType, appearance) =>
    expect(Cta.parse({ buttonUrl: url('/a'), cTAType }).appearance).toBe(appearance),
  );
  it('takes its words from the label where the link has none [L-352, L-353, L-356, L-357]', () =>
    expect(
      Cta.parse({
        buttonUrl: { url: '/a', target: '_blank' },
        ariaLabel: 'Read more',
        iconPicker: 'map',
      }),
    ).toMatchObject({
      name: 'Read more',
      newTab: true,
      icon: 'map',
    }));
});

describe('Image', () => {
  it('keeps size and words [L-347, L-359 to L-362]', () =>
    expect(
      Image.parse({ url: '/a.svg', altText: 'A van', umbracoWidth: 4, umbracoHeight: 3 }),
    ).toEqual({
      url: '/a.svg',
      alt: 'A van',
      width: 4,
      height: 3,
    }));
});

describe('RichText', () => {
  it.each([
    ['plain words', 'Stay away', '<p>Stay away</p>'],
    [
      'a telephone link stays',
      '<p><a href="tel:105">105</a></p>',
      '<p><a href="tel:105">105</a></p>',
    ],
    ['script goes', '<p onclick="x()">a<script>alert(1)</script></p>', '<p>a</p>'],
    ['a script address goes', '<a href="javascript:x">a</a>', '<a>a</a>'],
    ['style goes', '<p style="color:red">a</p>', '<p>a</p>'],
    ['nothing', '   ', ''],
  ])('%s', (_, html, expected) => expect(RichText.parse(html)).toBe(expected));
});
