import { vi } from 'vitest';
import type { Address } from '~/domain/address';
import { foreign, own } from '~/journeys/search/load/search-example';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import type {
  AcceptedRequest,
  MailboxFull,
  MeterLookup,
  RequestKind,
} from '~/server/ports/mpan/port';
import type { FinderGateways } from './finder-gateways';

/** For tests: the finder's pages over a small directory that records every submission. */
const logger = { info() {}, warn() {}, error() {}, debug() {} };
const content = createEmbeddedContent({ dir: 'content', logger, watchMs: 0 });
export const REFERENCE = 'WEB-ABCDEFGHJK';
export const supplier = { supplierName: 'Fenland Home Energy', supplierNumber: '0808 157 0141' };
export const home: Address = { ...own, mpan: '1000001901079', ...supplier };
export const meter: MeterLookup = {
  isUkpnDno: true,
  distributorMpid: 'EELC',
  mpan: '1000001910019',
  ...supplier,
};

interface Sent {
  readonly kind: RequestKind;
  readonly body: unknown;
  readonly key: string | undefined;
}
interface Recorder {
  sent: Sent[];
  outcome: (key: string | undefined) => Promise<AcceptedRequest | MailboxFull>;
}
export const recorder: Recorder = {
  sent: [],
  outcome: () => Promise.reject(new Error('not begun')),
};
export function begin(): void {
  recorder.sent = [];
  recorder.outcome = () => Promise.resolve({ reference: REFERENCE, state: 'arrived' });
}

export interface Known {
  found?: readonly Address[] | Error;
  meter?: MeterLookup | Error;
  score?: number;
}
export function gatewaysWith({
  found = [home, foreign],
  meter: knownMeter = meter,
  score = 0.9,
}: Known = {}) {
  const answer = <T>(value: T | Error) =>
    value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  const bots = {
    challenge: { issue: () => 'token', idOf: () => null, judge: () => ({ success: true, score }) },
    service: null,
  };
  return {
    addresses: { search: () => answer(found), searchExport: () => answer(found) },
    meters: {
      byMeterNumber: () => answer(knownMeter),
      supplierOf: vi.fn((mpan: string) => Promise.resolve({ mpan, ...supplier })),
    },
    mpanRequests: {
      newReference: () => REFERENCE,
      request: (
        kind: RequestKind,
        body: unknown,
        { idempotencyKey: key }: { idempotencyKey?: string | undefined },
      ) => {
        recorder.sent.push({ kind, body, key });
        return recorder.outcome(key);
      },
    },
    content,
    bots,
  } as unknown as FinderGateways & { meters: { supplierOf: ReturnType<typeof vi.fn> } };
}

let callers = 0;
/** A new caller each time; rate limits have their own tests. */
export const nextCaller = (): string => `finder-${(callers += 1)}`;
export const posted = (
  path: string,
  values: Record<string, string>,
  caller = nextCaller(),
): Request =>
  new Request(`http://site.test${path}`, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'x-peer-address': caller },
  });
