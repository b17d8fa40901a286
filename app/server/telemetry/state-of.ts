import { Gauge } from 'prom-client';
import { registry } from '~/server/lib/metrics';

const registers = [registry];

/** Items of the same name are merged: the worst, or the sum. */
function listOf<Item>() {
  const items = new Map<string, Item[]>();
  return {
    add: (name: string, item: Item) => void items.set(name, [...(items.get(name) ?? []), item]),
    all: () => [...items],
  };
}

interface Circuit {
  isOpen(): boolean;
}
const circuits = listOf<Circuit>();
export const watchCircuit = (service: string, circuit: Circuit): void =>
  circuits.add(service, circuit);

interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}
const pools = listOf<Pool>();
export const watchPool = (pool: Pool): void => pools.add('postgres', pool);

const circuitOpen: Gauge = new Gauge({
  name: 'site_circuit_open',
  help: '1 while a service that failed again and again is left alone.',
  labelNames: ['service'],
  registers,
  collect() {
    for (const [service, serviceCircuits] of circuits.all())
      circuitOpen.set({ service }, Number(serviceCircuits.some((circuit) => circuit.isOpen())));
  },
});

const connections: Gauge = new Gauge({
  name: 'site_store_connections',
  help: 'Connections to PostgreSQL by state; waiting: callers that wait for one.',
  labelNames: ['state'],
  registers,
  collect() {
    const poolItems = pools.all().flatMap(([, items]) => items);
    const sum = (count: (pool: Pool) => number) =>
      poolItems.reduce((total, pool) => total + count(pool), 0);
    connections.set(
      { state: 'open' },
      sum(({ totalCount }) => totalCount),
    );
    connections.set(
      { state: 'idle' },
      sum(({ idleCount }) => idleCount),
    );
    connections.set(
      { state: 'waiting' },
      sum(({ waitingCount }) => waitingCount),
    );
  },
});
