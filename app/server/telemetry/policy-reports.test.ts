import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPolicyReports, policyReportsIn } from './policy-reports.server';

const HOST = 'site.example';
const routeOf = (path: string) => (path === '/power-cut/search' ? 'routes/power-cut.search' : null);
const old = (more: object) => ({
  'csp-report': {
    'document-uri': 'https://site.example/power-cut/search?value=CB1+9ZA',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?who=anna',
    ...more,
  },
});
const fresh = (body: object, type = 'csp-violation') => [
  {
    type,
    age: 3,
    url: 'https://site.example/power-cut/search?value=CB1+9ZA',
    user_agent: 'x',
    body,
  },
];

describe('what is written down of a report', () => {
  it.each([
    [
      'the older form',
      old({}),
      ['script-src-elem', 'https://evil.example', 'routes/power-cut.search'],
    ],
    [
      'a directive with its sources',
      old({ 'effective-directive': undefined, 'violated-directive': "img-src 'self'" }),
      ['img-src', 'https://evil.example', 'routes/power-cut.search'],
    ],
    [
      'a word of the browser',
      old({ 'blocked-uri': 'inline' }),
      ['script-src-elem', 'inline', 'routes/power-cut.search'],
    ],
    [
      'nothing of a word that is none',
      old({ 'blocked-uri': 'anna 07700' }),
      ['script-src-elem', 'other', 'routes/power-cut.search'],
    ],
    [
      'an extension',
      old({ 'blocked-uri': 'moz-extension://a-b-c/x.js' }),
      ['script-src-elem', 'moz-extension:', 'routes/power-cut.search'],
    ],
    [
      'a directive that nobody knows',
      old({ 'effective-directive': 'anna-src' }),
      ['other', 'https://evil.example', 'routes/power-cut.search'],
    ],
    [
      'a page of no route',
      old({ 'document-uri': 'https://site.example/anna' }),
      ['script-src-elem', 'https://evil.example', 'none'],
    ],
    [
      'the newer form',
      fresh({ effectiveDirective: 'style-src', blockedURL: 'inline', sample: 'anna' }),
      ['style-src', 'inline', 'routes/power-cut.search'],
    ],
  ])('%s', (_name, body, [directive, blocked, route]) =>
    expect(policyReportsIn(body, HOST, routeOf)).toEqual([{ directive, blocked, route }]),
  );

  it.each([
    ['a page of another site', old({ 'document-uri': 'https://elsewhere.example/' })],
    ['no page', old({ 'document-uri': 'about' })],
    ['a report of another kind', fresh({}, 'deprecation')],
    ['a newer form without its directive', fresh({ blockedURL: 'inline' })],
  ])('nothing of %s', (_name, body) => expect(policyReportsIn(body, HOST, routeOf)).toEqual([]));

  it.each([
    [null],
    [7],
    [{}],
    [[{ type: 'csp-violation' }]],
    [old({ 'document-uri': 7 })],
    [Array(30).fill(fresh({})[0])],
  ])('%j is none', (body) => expect(policyReportsIn(body, HOST, routeOf)).toBeNull());

  it('any body is taken or refused, and never brings words of its own', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.string().map((text) => old({ 'blocked-uri': text, 'effective-directive': text })),
        ),
        (body) => {
          for (const { directive, route } of policyReportsIn(body, HOST, routeOf) ?? []) {
            expect(directive).toMatch(/^[a-z-]+$/);
            expect(['none', 'routes/power-cut.search']).toContain(route);
          }
        },
      ),
    ));
});

describe('taking reports', () => {
  const taking = () => {
    const lines: object[] = [];
    const take = createPolicyReports({
      logger: { warn: (line: object) => void lines.push(line) } as never,
      routeOf,
    });
    const post = async (body: string) =>
      (await take(new Request('https://site.example/csp-report', { method: 'POST', body }))).status;
    return { lines, post };
  };

  it('the same finding of a crowd is logged once', async () => {
    const { lines, post } = taking();
    for (let times = 0; times < 3; times += 1)
      expect(await post(JSON.stringify(old({})))).toBe(204);
    expect(await post(JSON.stringify(old({ 'blocked-uri': 'eval' })))).toBe(204);
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/anna|CB1/);
  });

  it.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['too much', JSON.stringify(old({ 'original-policy': 'x'.repeat(20_000) }))],
    ['something else', '{"a":1}'],
  ])('%s is refused without a line', async (_name, body) => {
    const { lines, post } = taking();
    expect([await post(body), lines]).toEqual([400, []]);
  });
});
