import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '~/domain/time/instant';
import { badgeTexts } from '~/texts/open/badge';
import { textsOf } from '~/texts/texts';
import { all, cut, NOW, planned } from '../../../tests/support/feed-site';
import { badgeHtml, badgePolicy, badgeSvg } from './badge-markup';
import { badgeOf, badgePlace } from './badge-model';

const t = textsOf(badgeTexts);
const place = (written: string) => badgePlace(written) ?? { name: '', isSector: false };
const picture = { takenAt: NOW, stale: false, data: null, incidents: all };

describe('the place of a badge', () => {
  it.each([
    ['CB1', 'CB1'],
    ['cb1', 'CB1'],
    ['cb1-9', 'CB1 9'],
    ['CB1 9', 'CB1 9'],
    ['EC1A', 'EC1A'],
  ])('%s', (written, name) => expect(badgePlace(written)?.name).toBe(name));
  it.each(['', 'CB', 'CB1 9ZA', 'cb1-9za', 'ZZ1', '../x', 'x'.repeat(500)])('%j is none', (written) =>
    expect(badgePlace(written)).toBeNull(),
  );
});

describe('what a badge says', () => {
  it.each([
    [[cut], 'CB1', '1 power cut', 'Checked 1:30pm'],
    [[cut, { ...cut, reference: 'B' }], 'CB1', '2 power cuts', 'Checked 1:30pm'],
    [[cut], 'CB11', 'No power cuts known', 'Checked 1:30pm'],
    [
      [{ ...planned, plannedAt: NOW - HOUR, sectors: ['CB1 9'] }],
      'CB1-9',
      'No power cuts known, planned work',
      'Checked 1:30pm',
    ],
  ])('%#', (incidents, written, count, age) =>
    expect(badgeOf(place(written), { ...picture, incidents }, NOW, t)).toMatchObject({
      title: `Power cuts near ${place(written).name}`,
      count,
      age,
    }),
  );
  it('from when the data are, old ones named so', () => {
    const data = { at: NOW - 10 * DAY, toldBy: 'feed', unchangedSince: NOW - 10 * DAY } as const;
    expect(badgeOf(place('CB1'), { ...picture, data }, NOW, t).age).toBe('Old: from 1:30pm, 28 February 2026');
    const fresh = { ...data, at: NOW - 60_000, unchangedSince: NOW - 60_000 };
    expect(badgeOf(place('CB1'), { ...picture, data: fresh }, NOW, t).age).toBe('Updated 1:29pm');
    expect(badgeOf(place('CB1'), { ...picture, data: fresh, stale: true }, NOW, t).age).toBe('Old: from 1:29pm');
    const unknown = badgeOf(place('CB1'), null, NOW, t);
    expect(unknown).toMatchObject({ count: 'We do not know', age: 'Power off? Call 105' });
    // No green dot where nothing is known.
    expect(badgeSvg(unknown)).not.toMatch(/<circle|<path/);
  });
});

describe('its markup', () => {
  const badge = { ...badgeOf(place('CB1'), picture, NOW, t), title: 'A <b> & "c"' };
  it('is small, well formed, and named', () => {
    const svg = badgeSvg(badge);
    const html = badgeHtml(badge, 'https://site.example', 'See <all>');
    expect(Math.max(Buffer.byteLength(svg), Buffer.byteLength(html))).toBeLessThan(5000);
    expect(svg).toContain('<title id="t">A &#60;b&#62; &#38; &#34;c&#34;. ');
    expect(html).toContain('href="https://site.example/power-cut/list" target="_top">See &#60;all&#62;</a>');
    expect(html).not.toMatch(/<script|<b>/);
  });
  it('may be framed by anybody and do nothing', () => {
    expect(badgePolicy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors \*$/);
  });
});
