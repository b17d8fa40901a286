import { expect, it, vi } from 'vitest';
import { createSendOnce, type SendFailure } from './send-once.server';

function start(failure: SendFailure<string> | null, isTaken: boolean | 'unknown' = false) {
  const take = vi.fn(async () => {
    if (failure) throw new Error('no');
  });
  const logger = { error: vi.fn() };
  const wasTaken = vi.fn(async () => {
    if (isTaken === 'unknown') throw new Error('no');
    return isTaken;
  });
  const failureOf = () => failure ?? { result: 'later' };
  const send = createSendOnce({ wasTaken, take, failureOf, logger, warning: 'settings' });
  return { send, take, wasTaken, logger };
}

it.each<[string, Parameters<typeof start>, boolean, string, number]>([
  ['a first try', [null], false, 'sent', 1],
  ['a first try of what is there already', [null, true], false, 'sent', 1],
  ['a second try', [null], true, 'sent', 1],
  ['a second try of what is there already', [null, true], true, 'sent', 0],
  ['a second try while nobody knows', [null, 'unknown'], true, 'later', 0],
  ['a refusal', [{ result: 'refused' }], false, 'refused', 1],
])('%s', async (_name, [failure, isTaken], isRetry, result, tries) => {
  const { send, take, wasTaken, logger } = start(failure, isTaken);
  expect(await send({ isRetry })).toBe(result);
  expect(take).toHaveBeenCalledTimes(tries);
  expect(wasTaken).toHaveBeenCalledTimes(isRetry ? 1 : 0);
  expect(logger.error).not.toHaveBeenCalled();
});

it('logs a wrong setting once an hour', async () => {
  const { send, logger } = start({ result: 'later', setting: { code: 401 } });
  for (let count = 0; count < 3; count += 1) expect(await send({})).toBe('later');
  expect(logger.error.mock.calls).toEqual([[{ code: 401 }, 'settings']]);
});
