import { LRUCache } from 'lru-cache';

interface Options<Question, Answer> {
  /** The same for questions with the same answer. */
  readonly keyOf: (question: Question) => string;
  readonly ttlMs: number;
  readonly maxBytes: number;
  readonly bytesOf?: (answer: Answer) => number;
}

const ENTRY_BYTES = 200;

/**
 * Asks a service once for all who have the same question at a time, and for a while after, so that
 * its load doesn't grow with visitors. Failures aren't cached.
 */
export function cachedAnswers<Question, Answer extends NonNullable<unknown>>(
  ask: (question: Question) => Promise<Answer>,
  { keyOf, ttlMs, maxBytes, bytesOf = () => 0 }: Options<Question, Answer>,
): (question: Question) => Promise<Answer> {
  const answers = new LRUCache<string, Answer, () => Promise<Answer>>({
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => ENTRY_BYTES + key.length + bytesOf(answer),
    ttl: ttlMs,
    ttlResolution: 0,
    fetchMethod: (_key, _before, { context }) => context(),
    // Callers that are waiting get the answer even if it is evicted meanwhile.
    ignoreFetchAbort: true,
  });
  return (question) => answers.forceFetch(keyOf(question), { context: () => ask(question) });
}
