interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs what many visitors ask for at the same time together, in one transaction: a commit that waits for the disk costs the same for
 * one as for two hundred. What cannot be done together is done one by one, so that one bad job fails alone. Each promise
 * resolves after its commit.
 */
export function createGroupCommit<Job, Result>(
  run: (jobs: readonly Job[]) => Promise<readonly Result[]>,
  { most = 200 }: { most?: number } = {},
) {
  let waiting: Waiting<Job, Result>[] = [];
  let working = false;

  async function runOne({ job, resolve, reject }: Waiting<Job, Result>): Promise<void> {
    try {
      resolve((await run([job]))[0] as Result);
    } catch (error) {
      reject(error);
    }
  }

  async function runTogether(turn: readonly Waiting<Job, Result>[]): Promise<void> {
    try {
      const results = await run(turn.map(({ job }) => job));
      turn.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch {
      for (const one of turn) await runOne(one);
    }
  }

  async function work(): Promise<void> {
    working = true;
    while (waiting.length > 0) {
      const turn = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await (turn.length === 1 ? runOne(turn[0] as Waiting<Job, Result>) : runTogether(turn));
    }
    working = false;
  }

  return (job: Job): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      // What comes in within the same turn of the event loop goes along.
      if (!working) {
        working = true;
        setImmediate(() => void work());
      }
    });
}
