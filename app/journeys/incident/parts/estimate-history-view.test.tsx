import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EstimateHistoryView } from './estimate-history-view';

it('says of a time that was replaced that it was, not by its line alone', () => {
  const entry = (words: string) => ({ words, said: 'As of 3pm', bar: { x: 10, width: 20 } });
  const entries = [entry('4pm to 5:30pm'), entry('3pm to 4pm')];
  expect(
    renderToStaticMarkup(<EstimateHistoryView history={{ entries, ticks: [], odds: [] }} />),
  ).toMatch(
    /<b>4pm to 5:30pm<\/b>.*<span class="hide">Earlier estimate: <\/span><s>3pm to 4pm<\/s>/s,
  );
});
