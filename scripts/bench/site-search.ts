import { createEmbeddedSearch } from '~/server/ports/site-search/embedded.server';
import type { IndexedDocument } from '~/server/ports/site-search/documents';

const PAGES = 5000;
const WORDS_OF_A_PAGE = 250;
const VOCABULARY = 9000;
const SYLLABLES =
  'an be cor de el fi gen ho in ja ker lo mer no or pe qui ro sta tra ul ver wi yel zo'.split(' ');
/** Common search words. */
const ASKED = (
  'power cut supply meter connection compensation generator storm planned work engineer cable network priority register ' +
  'safety electricity home business outage restore street tree flood line voltage claim guide apply contact'
).split(' ');

/** Returns a reproducible source of numbers from 0 to 1. */
function randomFrom(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function wordAt(index: number): string {
  const expected = ASKED[index];
  if (expected !== undefined) return expected;
  let [left, word] = [index * 7 + 11, ''];
  while (left > 0) {
    word += SYLLABLES[left % SYLLABLES.length];
    left = Math.floor(left / SYLLABLES.length);
  }
  return word;
}

/**
 * Generates pages with natural word frequencies: the n-th most common word occurs one n-th as often
 * as the first.
 */
function pages(): IndexedDocument[] {
  const random = randomFrom(7);
  const word = () => wordAt(Math.min(VOCABULARY - 1, Math.floor(VOCABULARY ** random()) - 1));
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return Array.from({ length: PAGES }, (_, index) => {
    const name = words(5);
    return {
      nodeId: String(index),
      pageTitle: name,
      name,
      description: words(20),
      path: `/p/${index}`,
      text: words(WORDS_OF_A_PAGE),
    };
  });
}

const PHRASES = [
  'power cut',
  'how do I claim compensation',
  'meter',
  'generator',
  'genrator',
  'priority services register',
  'planed work in my street',
  'power',
  'con',
  'what is happening with the tree on the line',
  'xyzzy plugh',
  'elktricity supply',
];
const ROUNDS = 40;

/**
 * Measures seconds until the index is ready, the first search, and processor time of searches over
 * 5 000 pages, in milliseconds, by phrase.
 */
export async function measureSiteSearch() {
  const documents = pages();
  const began = performance.now();
  const search = createEmbeddedSearch({
    documents: () => documents,
    revision: () => 'one',
    words: () => ({ synonyms: [['power cut', 'outage', 'blackout']], bestBets: [] }),
    logger: {
      error: () => undefined,
      warn: () => undefined,
      info: () => undefined,
      debug: () => undefined,
    },
  });
  await search.ready();
  const made = performance.now() - began;
  const before = performance.now();
  await search.find('compensation', 1);
  const first = performance.now() - before;
  const times: { phrase: string; ms: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const phrase of PHRASES) {
      const start = process.cpuUsage();
      await search.find(phrase, 1);
      const { user, system } = process.cpuUsage(start);
      times.push({ phrase, ms: (user + system) / 1000 });
    }
  }
  return { pages: PAGES, made, first, times };
}
