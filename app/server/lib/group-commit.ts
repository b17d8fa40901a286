import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';

/**
 * A commit that waits for the disk costs the same for one job as for two hundred, so what comes in
 * while one is under way goes together next. What cannot be done together is done one by one, so
 * that one bad job fails alone. Each promise resolves after its commit.
 */
export function createGroupCommit<Job, Result>(
  run: (jobs: readonly Job[]) => Promise<readonly Result[]>,
  { most = 200 }: { most?: number } = {},
) {
  let lastTurn: Promise<unknown> = Promise.resolve();
  let working: Promise<unknown> = lastTurn;

  const runOne = async (job: Job): Promise<Result | Error> => {
    try {
      return (await run([job]))[0] as Result;
    } catch (error) {
      return error instanceof Error ? error : new Error('a job failed', { cause: error });
    }
  };

  async function runTogether(jobs: readonly Job[]): Promise<readonly (Result | Error)[]> {
    if (jobs.length > 1) {
      const together = await run(jobs).catch(() => null);
      if (together) return together;
    }
    const results: (Result | Error)[] = [];
    for (const job of jobs) results.push(await runOne(job));
    return results;
  }

  const loader = new DataLoader<Job, Result>(
    (jobs) => {
      const results = runTogether(jobs);
      working = results;
      return results;
    },
    {
      cache: false,
      maxBatchSize: most,
      // Batches run one at a time; jobs of the same turn of the event loop join a batch.
      batchScheduleFn(dispatch) {
        const start = (): Promise<unknown> => {
          dispatch();
          return working;
        };
        lastTurn = lastTurn.then(() => setImmediate()).then(start);
      },
    },
  );
  return (job: Job): Promise<Result> => loader.load(job);
}
