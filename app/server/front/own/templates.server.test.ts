import { describe, expect, it } from 'vitest';
import { createTemplates, headersFrom, type Drawn } from './templates.server';

const SIGNS: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};
const asReact = (text: string): string => text.replace(/["'&<>]/g, (sign) => SIGNS[sign] ?? sign);

describe('what is kept', () => {
  const own = { path: '/', values: ['x'], standIn: (marks: readonly string[]) => ({ marks }) };
  const drawn = (more: Partial<Drawn> = {}) => {
    let times = 0;
    return {
      times: () => times,
      draw: (_: string, { marks }: Readonly<Record<string, unknown>>): Promise<Drawn> => {
        times += 1;
        return Promise.resolve({
          status: 200,
          headers: {},
          html: `<p>${asReact((marks as string[])[0] ?? '')}</p>`,
          ...more,
        });
      },
    };
  };

  it('takes no room past its time', async () => {
    let time = 0;
    const templates = createTemplates({ now: () => time, ttlMs: 10 });
    for (const key of ['a', 'b', 'c']) await templates.of(key, { ...own, key }, drawn().draw);
    expect(templates.size().pages).toBe(3);
    time = 11;
    await templates.of('d', { ...own, key: 'd' }, drawn().draw);
    expect(templates.size().pages).toBe(1);
  });

  it('is drawn once for all who ask together, and anew after its time', async () => {
    let time = 0;
    const templates = createTemplates({ now: () => time, ttlMs: 10 });
    const { draw: drawIt, times } = drawn();
    const all = await Promise.all(Array.from({ length: 20 }, () => templates.of('k', { ...own, key: 'k' }, drawIt)));
    expect(all.map((kept) => kept?.template.fill(['<&>']).toString())).toEqual(Array(20).fill('<p>&lt;&amp;&gt;</p>'));
    expect(times()).toBe(1);
    time = 11;
    await templates.of('k', { ...own, key: 'k' }, drawIt);
    expect(times()).toBe(2);
  });

  it.each([
    ['an error', { status: 500 }],
    ['one that tells of a power cut that is not there', { status: 404 }],
    ['one that says that it is busy', { status: 503 }],
    ['a page that sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ])('is not %s', async (_, more) =>
    expect(await createTemplates().of('k', { ...own, key: 'k' }, drawn(more).draw)).toBeNull(),
  );

  it('is bounded in bytes', async () => {
    const templates = createTemplates({ maxBytes: 10_000 });
    for (let n = 0; n < 100; n += 1) await templates.of(`k${n}`, { ...own, key: 'k' }, drawn().draw);
    expect(templates.size().bytes).toBeLessThanOrEqual(10_000);
    expect(templates.size().pages).toBeGreaterThan(1);
  });
});

it('each of several cookies of a drawn page keeps a header of its own', () => {
  const headers = new Headers({ 'Content-Type': 'text/html' });
  headers.append('Set-Cookie', 'one=1; Expires=Wed, 25 Nov 2026 10:00:00 GMT');
  headers.append('Set-Cookie', 'two=2');
  expect(headersFrom(headers)).toEqual({
    'content-type': 'text/html',
    'set-cookie': ['one=1; Expires=Wed, 25 Nov 2026 10:00:00 GMT', 'two=2'],
  });
});
