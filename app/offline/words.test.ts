import { describe, expect, it } from 'vitest';
import { DAY } from '~/domain/time/instant';
import { moment } from '~/domain/time/speak-time';
import { englishTimes } from '~/words/english-times';
import { worker as workerTexts } from '#words/en.json';
import {
  answersList,
  keptNotice,
  momentIn,
  pagesList,
  titleIn,
  unsentNotice,
  withPlace,
  wordsIn,
} from './words';

const NOW = Date.parse('2026-11-23T14:20:00Z');
const at = (time: string) => Date.parse(time);
const PLACE = '<p>a</p><div id="kept" role="status"></div><p>b</p>';

describe('time in words', () => {
  it.each([
    ['2026-11-23T14:14:00Z', '2:14pm'],
    ['2026-11-23T14:00:00Z', '2pm'],
    ['2026-11-23T00:00:00Z', 'midnight'],
    ['2026-11-23T12:00:00Z', 'noon'],
    ['2026-11-23T00:05:00Z', '12:05am'],
    ['2026-11-22T23:59:00Z', '22 November, 11:59pm'],
    ['2026-11-21T09:30:00Z', '21 November, 9:30am'],
    ['2026-07-01T12:30:00Z', '1 July, 1:30pm'],
    ['2025-12-03T18:00:00Z', '3 December 2025, 6pm'],
  ])('%s: %s', (time, expected) => expect(momentIn(at(time), NOW, workerTexts)).toBe(expected));

  it('the time is the one that the site says, the year round', () => {
    for (let time = NOW - 400 * DAY; time < NOW; time += 7 * DAY + 47 * 60_000 + 13_000)
      for (const now of [time, NOW])
        expect(momentIn(time, now, workerTexts)).toBe(moment(time, now, englishTimes));
  });
});

describe('what is put into a page', () => {
  const of = (why: Partial<Parameters<typeof keptNotice>[0]>) =>
    withPlace(
      PLACE,
      'kept',
      keptNotice(
        { at: at('2026-11-23T14:14:00Z'), reason: 'offline', isOwn: false, isHalf: false, ...why },
        NOW,
        workerTexts,
      ),
    );

  it('says from when a kept page is, in the place that is there for it', () => {
    const html = of({});
    expect(html).toContain('This page is from 2:14pm. You are offline.');
    expect(html).toMatch(
      /^<p>a<\/p><div id="kept"[^>]* role="status" data-filled=""><div class="kept"><div class="wrap indent">/,
    );
    expect(html.endsWith('</div></div><p>b</p>')).toBe(true);
    expect(html).not.toMatch(/style=|<script|onclick/);
  });
  it('says when the connection is only slow, when nothing is kept, and on the offline page no time', () => {
    expect(of({ reason: 'slow' })).toContain('from 2:14pm. Your connection is too slow');
    for (const isOwn of [true, false])
      expect(of({ reason: 'away', isOwn })).toContain('from 2:14pm. Our website is not answering');
    expect(of({ at: null })).toContain('has not kept the page');
    expect(of({ isOwn: true })).toContain('<b>You are offline.</b>');
  });
  it('says what is not forgotten yet', () =>
    expect(of({ isOwn: true, isHalf: true })).toContain('are still in a cookie'));
  it('leaves a page without a place as it is, and replaces no pattern of the text', () => {
    expect(withPlace('<p>x</p>', 'kept', 'y')).toBe('<p>x</p>');
    expect(withPlace(PLACE, 'kept', '$& $1')).toContain('>$& $1</div>');
  });
  it('leads from a notice to what waits', () =>
    expect(unsentNotice(workerTexts)).toContain('href="/offline#kept-answers"'));
});

describe('answers that wait', () => {
  const answers = {
    id: '1',
    to: '/forms/email-us/message?a=1&b=2',
    at: at('2026-11-23T14:14:00Z'),
    title: '<b>Email us</b>',
    fields: [['text', '"><script>alert(1)</script>\nsecond & line']] as const,
    hadFiles: true,
  };
  it('each has a form of its own that only its button sends, with what was typed and nothing that runs', () => {
    const html = answersList([answers], NOW, workerTexts);
    expect(html).toContain('<form method="post" action="/forms/email-us/message?a=1&amp;b=2">');
    expect(html).toContain(
      'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\nsecond &amp; line"',
    );
    expect(html).toContain('&lt;b&gt;Email us&lt;/b&gt;, filled in 2:14pm');
    expect(html).toContain('Photos and files are not kept');
    expect(html).not.toContain('<script');
  });
  it('a report has a name, and nothing is said of nothing', () => {
    expect(answersList([{ ...answers, to: '/offline/report' }], NOW, workerTexts)).toContain(
      'Report a power cut, filled',
    );
    expect(answersList([{ ...answers, title: '' }], NOW, workerTexts)).toContain('A form, filled');
    expect(answersList([], NOW, workerTexts)).toBe('');
  });
});

it('pages are listed with their age', () => {
  const page = { path: '/power-cut/incident?a=1&b=2', title: 'Power cut in <Ely>', at: NOW };
  expect(pagesList([page], NOW, workerTexts)).toBe(
    '<ul><li><a href="/power-cut/incident?a=1&amp;b=2" lang="en-GB">Power cut in &lt;Ely&gt;</a>, as of 2:20pm</li></ul>',
  );
});

it('a title is read without the name of the site', () => {
  expect(titleIn('<title>Power cut in Ely &amp; March - Meridian</title>')).toBe(
    'Power cut in Ely & March',
  );
  expect(titleIn('<p>none</p>')).toBe('');
});

describe('the wording stands in the offline page', () => {
  it('as the server writes an attribute', () => {
    const json = JSON.stringify({ offlineNow: 'It’s "off" & <gone>' });
    const written = json
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
    expect(wordsIn(`<div id="offline-words" data-words="${written}" hidden=""></div>`)).toEqual(
      JSON.parse(json),
    );
  });
  it.each([
    '',
    '<div id="offline-words" data-words="{"></div>',
    '<div id="offline-words" data-words="null"></div>',
  ])('or not: %j', (html) => expect(wordsIn(html)).toBeNull());
});
