import { expect, it, onTestFinished } from 'vitest';
import { openDoor } from '../../../tests/support/front';
import { languageFirst } from './front';
import { LANGUAGE_HEADER } from './request-language';

async function answerOf(path: string, headers: Record<string, string> = {}) {
  const door = await openDoor([
    languageFirst({ siteUrl: 'https://site.test', isThere: () => true, knownAs: String }),
  ]);
  onTestFinished(door.close);
  const answer = await fetch(door.url + path, { headers });
  const { url, headers: seen } = (await answer.json()) as {
    url: string;
    headers: Record<string, string>;
  };
  return [url, seen[LANGUAGE_HEADER] ?? null];
}

it('takes the language off the address, and tells the app in a header', async () => {
  expect(await answerOf('/cy/power-cut?a=b')).toEqual(['/power-cut?a=b', 'cy']);
  expect(await answerOf('/power-cut?a=b')).toEqual(['/power-cut?a=b', null]);
});

it('believes no visitor who sends the header', async () => {
  const claims = { [LANGUAGE_HEADER]: 'cy' };
  expect(await answerOf('/power-cut', claims)).toEqual(['/power-cut', null]);
  expect(await answerOf('/cy/power-cut', { [LANGUAGE_HEADER]: 'xx' })).toEqual([
    '/power-cut',
    'cy',
  ]);
});
