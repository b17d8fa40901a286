import { courseOf, type Course, type HistoryEntry } from '~/domain/odds/course';
import { replay, type Replay } from '~/domain/odds/replay';
import type { Instant } from '~/domain/time/instant';
import { readArchive, type Archive } from './archive.server';
import { judgeLines, learnedLines } from './figures';

export class ToolFault extends Error {}

async function readOrSay(file: string): Promise<Archive> {
  return readArchive(file).catch((error: NodeJS.ErrnoException) => {
    throw new ToolFault(`${file} cannot be read (${error.code ?? error.message}).`);
  });
}

/** Incidents may span several files. Rows of the same time stay in file order. */
export function coursesOf(entries: Iterable<HistoryEntry>): readonly Course[] {
  const byReference = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const rows = byReference.get(entry.reference);
    if (rows) rows.push(entry);
    else byReference.set(entry.reference, [entry]);
  }
  const courses: Course[] = [];
  for (const rows of byReference.values()) {
    const course = courseOf(rows.sort((a, b) => a.seenAt - b.seenAt));
    if (course) courses.push(course);
  }
  return courses;
}

function spanOf(entries: readonly HistoryEntry[]): { first: Instant; last: Instant } {
  let [first, last] = [Infinity, -Infinity];
  for (const { seenAt } of entries) {
    first = Math.min(first, seenAt);
    last = Math.max(last, seenAt);
  }
  return entries.length === 0 ? { first: 0, last: 0 } : { first, last };
}

const leftOutLine = (archives: readonly Archive[]): readonly string[] => {
  const leftOut = archives.reduce((sum, archive) => sum + archive.leftOut, 0);
  return leftOut === 0 ? [] : [`${leftOut} lines are no history rows and were left out.`];
};

export async function learn(
  files: readonly string[],
): Promise<{ lines: readonly string[]; learned: Replay['learned'] }> {
  const archives: Archive[] = [];
  for (const file of files) archives.push(await readOrSay(file));
  const entries = archives.flatMap((archive) => archive.entries);
  const { first, last } = spanOf(entries);
  // The last row may say that a power cut is finished, so its own time is included.
  const until = last + 1;
  const { learned } = replay(coursesOf(entries), {
    since: first,
    judgeFrom: until,
    judgeUntil: until,
    until,
  });
  return { learned, lines: [...leftOutLine(archives), ...learnedLines(learned)] };
}

export async function judge(trainFile: string, testFile: string): Promise<readonly string[]> {
  const [train, test] = [await readOrSay(trainFile), await readOrSay(testFile)];
  const entries = [...train.entries, ...test.entries];
  const judgeFrom = spanOf(test.entries).first;
  const until = spanOf(test.entries).last + (test.entries.length > 0 ? 1 : 0);
  const since = Math.min(spanOf(entries).first, judgeFrom);
  const { weeks } = replay(coursesOf(entries), { since, judgeFrom, judgeUntil: until, until });
  return [...leftOutLine([train, test]), ...judgeLines(weeks)];
}
