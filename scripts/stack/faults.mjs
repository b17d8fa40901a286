import path from 'node:path';
import { runUpstream } from '../faults/lane.mjs';
import { chosen, tell } from '../faults/run.mjs';
import { FAULTS, UPSTREAMS } from '../faults/upstreams.mjs';
import { SERVICES, SOON, watchNodes } from '../faults/world.mjs';
import { loadBuilt } from '../lib/bundle.mjs';
import { say } from '../lib/run.mjs';
import { startStack } from './start.mjs';

/** The default faults: `npm run faults` tries every fault on one node. */
const USUAL = ['refused', 'timeout'];
/** These can be in trouble on one stack; each of the others changes what the site uses, and has its own. */
const TOGETHER = ['operator', 'search', 'clamd', 's3'];

/**
 * The stack with a proxy that misbehaves before each of these services. Without TLS, because the
 * visitors of the journeys know no certificate of ours.
 */
async function startInTrouble(dir, names, services) {
  const made = new Map();
  const closeServices = () =>
    Promise.all(
      [...made.values()].map(async ({ faults, close }) => (await faults.close(), await close?.())),
    );
  const between = async (behind) => {
    for (const name of names) made.set(name, await SERVICES[name]({ services, ...behind }));
    return Object.assign({}, ...[...made.values()].map(({ env }) => env));
  };
  try {
    const stack = await startStack({
      dir,
      isSecure: false,
      env: { ...SOON, LOG_LEVEL: 'silent' },
      between,
    });
    const { nodes, edge, operator } = stack;
    const nodeWatch = watchNodes(
      () => nodes.map((node) => node.pid()),
      () => nodes.some((node) => !node.isRunning()),
    );
    return {
      around: { operator },
      worldOf: ({ service }) => ({
        url: edge.url,
        nodes: nodes.map(({ url }) => url),
        service: made.get(service),
        close() {},
        ...nodeWatch,
      }),
      async close() {
        await stack.stop();
        await closeServices();
      },
    };
  } catch (error) {
    await closeServices();
    throw error;
  }
}

const listed = (text) => text?.split(',').map((one) => one.trim());
const faultsOf = (wanted = USUAL.join()) =>
  chosen('fault', FAULTS, wanted === 'all' ? FAULTS : listed(wanted));

/**
 * Every upstream in trouble, seen through the edge before two nodes: the table of `npm run faults`, in part.
 * `only` and `fault` name some upstreams and faults, with commas between.
 */
export async function checkFaults({ dir, only, fault }) {
  const faults = faultsOf(fault);
  const names = chosen('upstream', Object.keys(UPSTREAMS), listed(only));
  const leftOut = FAULTS.filter((one) => !faults.includes(one));
  if (leftOut.length > 0)
    say(
      `NOT RUN: ${leftOut.join(', ')}, which \`npm run faults\` tries on one node (or --fault all here)`,
    );
  const services = await loadBuilt('faults', 'services');
  const groups = new Map();
  for (const name of names) {
    const { service } = UPSTREAMS[name];
    const group = TOGETHER.includes(service) ? 'most' : service;
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  const cells = [];
  for (const [group, members] of groups) {
    const wanted = [...new Set(members.map((name) => UPSTREAMS[name].service))];
    const trouble = await startInTrouble(path.join(dir, group), wanted, services);
    try {
      for (const name of members) {
        const how = { faults, report: tell, start: async (upstream) => trouble.worldOf(upstream) };
        cells.push(...(await runUpstream(name, trouble.around, how)).cells);
      }
    } finally {
      await trouble.close();
    }
  }
  const tried = cells.filter(({ reason }) => !reason);
  const wrong = tried.filter(({ problems }) => problems.length > 0);
  return {
    name: 'every upstream in trouble, behind the edge and two nodes',
    passed: tried.length > 0 && wrong.length === 0,
    says: `${tried.length} cells, ${wrong.length} not as promised`,
  };
}
