import { expect, it } from 'vitest';
import { welsh } from '../../../tests/fixtures/welsh';
import { DAY, HOUR } from '~/domain/time/instant';
import { answersList, keptNotice, momentIn, pagesList, unsentNotice } from '~/offline/words';
import { moment } from '~/domain/time/speak-time';
import { textsOf } from '~/words/texts';
import { language as languageTexts, worker as workerTexts } from '#words/en.json';
import { workerWordsOf } from './worker-words';

const words = workerWordsOf(welsh.words, welsh);
const NOW = Date.parse('2026-11-23T14:20:00Z');
const at = Date.parse('2026-11-23T14:14:00Z');
const why = { at, reason: 'offline', isOwn: false, isHalf: false } as const;

it('in English is what it was, with the words of the dictionary', () => {
  expect(workerWordsOf({}, null)).toEqual(workerTexts);
  expect(workerWordsOf({ offlineNow: 'No line.', menu: 'x' }, null)).toEqual({
    ...workerTexts,
    offlineNow: 'No line.',
  });
});

it.each([
  ['2026-11-23T14:14:00Z', '14:14'],
  ['2026-11-23T08:00:00Z', '08:00'],
  ['2026-11-23T00:00:00Z', 'hanner nos'],
  ['2026-11-23T12:00:00Z', 'hanner dydd'],
  ['2026-11-22T23:59:00Z', '22 Tachwedd, 23:59'],
  ['2026-11-21T09:30:00Z', '21 Tachwedd, 09:30'],
  ['2026-07-01T12:30:00Z', '1 Gorffennaf, 13:30'],
])('says %s in Welsh: %s', (time, said) =>
  expect(momentIn(Date.parse(time), NOW, words)).toBe(said),
);

it('says the time as the site does, the year round', () => {
  const t = textsOf(languageTexts, welsh.words);
  for (let time = NOW - 400 * DAY; time < NOW; time += 7 * DAY + 47 * 60_000 + 13_000)
    for (const now of [time, NOW]) expect(momentIn(time, now, words)).toBe(moment(time, now, t));
});

it('says in Welsh what a device keeps, and leads to pages in Welsh', () => {
  expect(keptNotice(why, NOW, words)).toContain('Daw’r dudalen hon o 14:14. Rydych all-lein.');
  expect(unsentNotice(words)).toContain('href="/cy/offline#kept-answers"');
  const answers = { id: '1', to: '/cy/offline/report', at, title: '', fields: [], hadFiles: false };
  const list = answersList([answers], NOW, words);
  expect(list).toContain('Rhoi gwybod am doriad trydan, llenwyd: 14:14');
  expect(list).toContain('<form method="post" action="/cy/offline/report">');
  expect(list).toContain(
    '<form method="post" action="/cy/offline"><input type="hidden" name="do" value="delete">',
  );
  const pages = ['/cy/power-cut', '/power-cut'].map((path) => ({
    path,
    title: 'T',
    at: NOW - 2 * HOUR,
  }));
  expect(pagesList(pages, NOW, words)).toBe(
    '<ul><li><a href="/cy/power-cut" lang="cy">T</a>, o 12:20</li><li><a href="/power-cut" lang="en-GB">T</a>, o 12:20</li></ul>',
  );
});

it('says that its words are English where it has no others', () => {
  expect(keptNotice(why, NOW, { ...workerTexts, lang: 'en-GB' })).toMatch(
    /^<div class="kept" lang="en-GB">/,
  );
  expect(keptNotice(why, NOW, words)).toMatch(/^<div class="kept"><div/);
});
