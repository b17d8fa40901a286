import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mkdirSync } from 'node:fs';
import { count } from '../durability/count.mjs';
import { UNDER_WAY, writeFeed } from '../durability/feed.mjs';
import { writeContent } from '../durability/form.mjs';
import { startOperator } from '../durability/operator.mjs';
import { openRows, waitForDelivery } from '../durability/rows.mjs';
import { createVisitors } from '../durability/visitors.mjs';
import { startStack } from './start.mjs';
import { crowd } from './visitor.mjs';

/** Between the return of one node and the end of the next, in milliseconds (docs/operations.md). */
const PAUSE_BETWEEN_NODES = 3000;
const READERS = 8;
/** Long enough for any machine to restart the nodes and answer the posts that are asked for. */
const RESTARTED_WITHIN_MS = 600_000;
/** A node that ends may leave a message leased, and the next pauses between tries grow. */
const DELIVERED_WITHIN = 60_000;
const POSTS_WITH_A_KEY = [
  'form',
  'follow-up',
  'form, by pages',
  'form, by check page',
  'draft',
  'text stop',
  'offer',
];

/**
 * Starts the stack with an operator that counts what arrives. Without TLS, which the posts of `npm run durability` do not speak.
 */
export async function startCountedStack(dir) {
  const content = path.join(dir, 'content');
  mkdirSync(content, { recursive: true });
  writeContent(content);
  const feed = writeFeed(content);
  // Nothing but a lost node may fail here.
  const counting = await startOperator({ luckOf: () => 1 });
  const between = async () => ({
    OPERATOR_URL: counting.url,
    INCIDENTS_URL: feed,
    CONTENT_DIR: content,
  });
  const stack = await startStack({ dir, isSecure: false, between }).catch((error) => {
    counting.close();
    throw error;
  });
  return {
    ...stack,
    counting,
    async stop() {
      await stack.stop();
      counting.close();
    },
  };
}

/** Visitors who only read, never the same URL twice, so that it reaches a node. */
function readersOf({ edge }) {
  const next = (index, turn) => {
    const page =
      index % 2 === 0
        ? '/forms/report-a-power-cut/start?'
        : `/power-cut/incident?incidentid=${UNDER_WAY}`;
    return [`${edge.url}${page}&turn=${index}-${turn}`, {}];
  };
  return crowd(READERS, next, ({ status }) => status >= 200 && status < 400);
}

/**
 * Reads and posts through the edge while `trouble` goes on, and counts: no page and no post may fail at its first try, and what was
 * acknowledged must have arrived once. The stack must be new: what its store holds is counted.
 */
async function measure(stack, trouble) {
  const visitors = createVisitors(POSTS_WITH_A_KEY);
  const { acknowledged, unanswered } = visitors;
  const { edge, database, counting, dir } = stack;
  const readers = readersOf(stack);
  visitors.during = 'behind the edge';
  let pages;
  try {
    await visitors.underLoad([edge.url], 'operator', 1, () => trouble(visitors));
  } finally {
    pages = await readers.stop();
  }
  const rows = await openRows(dir, database.url);
  await waitForDelivery(rows, ['operator'], DELIVERED_WITHIN);
  await rows.close();
  await visitors.lookAgain(edge.url);
  const counted = { dir, databaseUrl: database.url, acknowledged, unanswered, operator: counting };
  const problems = [...visitors.problems, ...(await count(counted)).problems];
  const lost = problems.filter(({ sort }) => sort === 'lost').length;
  const twice = problems.filter(({ sort }) => sort === 'twice').length;
  const failures = [...pages.why].map(([what, times]) => `${times} x ${what}`);
  failures.push(...unanswered.map(({ why }) => why), ...problems.map(({ text }) => text));
  return {
    figures: {
      pages: pages.answered,
      pagesFailed: pages.failed,
      posts: acknowledged.size,
      postsFailed: unanswered.length,
      lost,
      twice,
    },
    passed: pages.failed + unanswered.length + problems.length === 0 && pages.answered > 0,
    says:
      `${pages.answered} pages read, ${pages.failed} failed; ${acknowledged.size} posts with a key answered, ${unanswered.length} failed, ` +
      `${lost} lost, ${twice} twice${failures.length > 0 ? ` (${failures.slice(0, 10).join(', ')})` : ''}`,
  };
}

/** Kills a node under load, four times. */
export async function checkNodeLoss(stack, { kills = 4 } = {}) {
  const result = await measure(stack, async () => {
    for (let turn = 0; turn < kills; turn += 1) {
      const node = stack.nodes[turn % stack.nodes.length];
      await sleep(PAUSE_BETWEEN_NODES);
      await node.kill();
      await sleep(PAUSE_BETWEEN_NODES);
      await node.start();
    }
  });
  return { name: `${kills} nodes killed with kill -9 under load`, ...result };
}

/** Restarts each node in turn, as for a new version. */
export async function checkRollingRestart(stack, { restarts = 10, posts = 3000 } = {}) {
  const took = [];
  const { passed, says, figures } = await measure(stack, async ({ acknowledged, wrong }) => {
    const until = Date.now() + RESTARTED_WITHIN_MS;
    while (took.length < restarts || acknowledged.size < posts) {
      if (Date.now() > until) {
        wrong(`not ${restarts} restarts and ${posts} posts within ${RESTARTED_WITHIN_MS / 1000} s`);
        break;
      }
      const node = stack.nodes[took.length % stack.nodes.length];
      // The edge avoids a node for up to two seconds after a failed try: until then, only this one is left.
      await sleep(PAUSE_BETWEEN_NODES);
      const began = Date.now();
      await node.stop();
      took.push(Date.now() - began);
      await node.start();
    }
  });
  const slowest = Math.max(...took) / 1000;
  return {
    name: 'rolling restart under load',
    passed: passed && slowest < 10,
    says: `${took.length} restarts: ${says}; a node ended within ${slowest.toFixed(1)} s`,
    figures: { restarts: took.length, ...figures },
  };
}
