import { isRecord } from '~/domain/is-record';
import { enwlOds, enwlSearch } from './enwl';
import { esbPowercheck } from './esb';
import { ngedCkan, ngedCsv, ngedDetailed, ngedWeb } from './nged';
import { nieOds, niePowercheck } from './nie';
import { npgOds, npgRest } from './npg';
import type { FeedShape } from './feed-shape';
import { spenNeo, spenOds, spenWeb } from './spen';
import { ssenGetallfaults, ssenLivefaults } from './ssen';
import { ukpnLive } from './ukpn-live';
import { ukpnOds } from './ukpn-ods';

export const FEED_SHAPES: readonly FeedShape[] = [
  ukpnLive,
  ukpnOds,
  npgRest,
  npgOds,
  ngedCkan,
  ngedCsv,
  ngedDetailed,
  ngedWeb,
  ssenGetallfaults,
  ssenLivefaults,
  spenOds,
  spenNeo,
  spenWeb,
  enwlSearch,
  enwlOds,
  niePowercheck,
  nieOds,
  esbPowercheck,
];

export const feedShape = (id: string): FeedShape | undefined =>
  FEED_SHAPES.find((shape) => shape.id === id);

/** For a path that answers to POST alone, so that no answer can tell its shape. */
export const shapeByPath = ({ pathname }: URL): FeedShape | null =>
  pathname.endsWith('/apex/execute') ? spenWeb : null;

export interface Answer {
  readonly body: unknown;
  /** The names at the head of a CSV file; null for JSON. */
  readonly head: readonly string[] | null;
}

/** An archive of single answers keeps each as `{observedAt, body}`. */
export const recorded = (item: unknown): unknown =>
  isRecord(item) && 'observedAt' in item && isRecord(item['body']) ? item['body'] : item;

export function listOf(body: unknown, { listPath, hasFailed }: FeedShape) {
  if (Array.isArray(body)) return body.map(recorded);
  if (isRecord(body) && hasFailed?.(body)) return null;
  let value = body;
  for (const name of listPath) value = isRecord(value) ? value[name] : undefined;
  return Array.isArray(value) ? (value as readonly unknown[]) : null;
}

/** A first record may be broken; so many have a look. */
const LOOKED_AT = 20;

const recordsOf = (body: unknown, shape: FeedShape) =>
  (listOf(body, shape) ?? []).slice(0, LOOKED_AT).filter(isRecord);

const hasMembers = ({ members }: FeedShape, has: (member: string) => boolean) =>
  members.some((row) => row.every(has));

/** The members must be at a CSV file's head: plain text looks like a file without rows. */
export const isInFormat = ({ head }: Answer, shape: FeedShape): boolean =>
  head === null
    ? shape.format !== 'csv'
    : shape.format === 'csv' && hasMembers(shape, (member) => head.includes(member));

export function recogniseShape(answer: Answer): FeedShape | null {
  const fits = (shape: FeedShape) =>
    isInFormat(answer, shape) &&
    (answer.head !== null ||
      recordsOf(answer.body, shape).some((record) =>
        hasMembers(shape, (member) => member in record),
      ));
  return FEED_SHAPES.find(fits) ?? null;
}

const MOST_NAMES = 8;

/** Null if the answer has no records, which may be a quiet day or a service in trouble. */
export function unknownShapeError({ body, head }: Answer): string | null {
  const record = FEED_SHAPES.flatMap((shape) => recordsOf(body, shape))[0];
  if (!record) return null;
  const names = Object.keys(record)
    .slice(0, MOST_NAMES)
    .map((name) => name.slice(0, 40));
  return (
    `INCIDENTS_URL answers with ${head ? 'CSV' : 'JSON'} records that have the members ` +
    `${names.join(', ')}, which is none of the shapes that this site reads: ` +
    `${FEED_SHAPES.map(({ id }) => id).join(', ')}. If it is one of them, set INCIDENTS_SHAPE.`
  );
}
