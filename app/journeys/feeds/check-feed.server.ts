import { readFile } from 'node:fs/promises';
import { feed as feedTexts } from '#words/en.json';
import type { Incident } from '~/domain/incident/incident';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { moment } from '~/domain/time/speak-time';
import { chooseSource } from '~/server/incidents/choose-source.server';
import type { FeedShape, Gap } from '~/server/incidents/operator-feeds/feed-shape';
import type { ParsedFeed } from '~/server/incidents/wire/parse-feed';
import { englishTimes } from '~/words/english-times';
import { textsOf } from '~/words/texts';
import { feedWords } from './words';

const EXAMPLES = 3;

const GAPS: Readonly<Record<Gap, string>> = {
  counts: 'how many homes are off: pages say "Not counted yet"',
  estimates: 'when power should be back',
  ends: 'when power came back: what leaves two answers in a row counts as restored',
  'report times': 'when a power cut that is over was reported',
  postcodes:
    'which postcodes are off: an address gets the answer of its sector, or none where there are only points',
  'planned work': 'all of the planned work, or when it begins',
};

const FIELDS: readonly (readonly [name: string, has: (incident: Incident) => boolean])[] = [
  [
    'customers off',
    (one) =>
      (one.powerCutType === 'planned' ? one.customersPlanned : one.customersAffected) !== null,
  ],
  ['reported', ({ receivedAt, createdAt }) => receivedAt !== null || createdAt !== null],
  ['estimate', ({ estimatedAt, estimateText }) => estimatedAt !== null || estimateText !== null],
  ['estimate as a range', ({ estimateText }) => / - /.test(estimateText ?? '')],
  ['restored', ({ restoredAt }) => restoredAt !== null],
  ['planned start', ({ plannedAt }) => plannedAt !== null],
  ['cause', ({ cause, plannedReason }) => cause !== null || plannedReason !== null],
  ['steps', ({ steps }) => steps.length > 0],
  ['postcodes', ({ postcodes }) => postcodes.length > 0],
  ['sectors', ({ sectors }) => sectors.length > 0],
  ['point on the map', ({ point, shapes }) => point !== null || shapes.length > 0],
  ['town or place', ({ town }) => town !== null],
];

function tally(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} ${value}`).join(', ');
}

function wordedLines(incidents: readonly Incident[], now: Instant): readonly string[] {
  const context = {
    now,
    baseUrl: '',
    operator: '',
    storm: false,
    dictionary: {},
    f: textsOf(feedTexts),
    changes: { of: () => now } as never,
    madeUp: false,
    data: null,
  };
  return incidents.slice(0, EXAMPLES).flatMap((incident) => {
    const { title, summary } = feedWords(incident, context);
    return [`  ${incident.reference}: ${title}`, `    ${summary}`];
  });
}

export function feedReport(feed: ParsedFeed, now: Instant): readonly string[] {
  const { shape, incidents, dropped, odd, ownTime, newestAt } = feed;
  const age = ownTime ?? newestAt;
  return [
    `Shape: ${shape.id} (${shape.operator})`,
    `Incidents: ${incidents.length}${incidents.length > 0 ? `: ${tally(incidents.map(({ powerCutType }) => powerCutType ?? 'unknown'))}` : ''}`,
    `Left out: ${dropped.length}${dropped.length > 0 ? `: ${tally(dropped.map(({ reason }) => reason))}` : ''}`,
    ...(odd.future + odd.past > 0
      ? [`Times that cannot be: ${odd.future} in the future, ${odd.past} long past`]
      : []),
    age === null
      ? 'Data: no record says when it was written'
      : `Data: ${moment(age, now, englishTimes)}${now - age > 30 * MINUTE ? ', which is old' : ''}`,
    ...FIELDS.map(
      ([name, has]) => `  ${name}: in ${incidents.filter(has).length} of ${incidents.length}`,
    ),
    'As the site words them:',
    ...wordedLines(incidents, now),
    shape.gaps.length > 0 ? 'What this feed cannot tell:' : 'This feed tells all that pages show.',
    ...shape.gaps.map((gap) => `  ${GAPS[gap]}`),
    ...attributionLines(shape),
  ];
}

const attributionLines = ({ attribution }: FeedShape): readonly string[] =>
  attribution
    ? [`Its licence wants this on the site: ${attribution.text}, ${attribution.url}`]
    : ['It states no licence. Ask the operator, unless you are the operator.'];

interface Checked {
  readonly lines: readonly string[];
  readonly isReadable: boolean;
}

/** `place` is a URL or a path. */
export async function checkFeed(
  place: string,
  settings: { readonly shape: string | undefined; readonly key: string | undefined },
  now: Instant = Date.now(),
): Promise<Checked> {
  const failed = (line: string): Checked => ({ lines: [line], isReadable: false });
  const isAddress = /^(?:https?|file):/.test(place);
  if (!isAddress) {
    const isThere = await readFile(place).then(
      () => true,
      () => false,
    );
    if (!isThere) return failed(`There is no file ${place}.`);
  }
  const source = chooseSource(
    {
      INCIDENTS_URL: isAddress ? place : new URL(place, `file://${process.cwd()}/`).href,
      INCIDENTS_SHAPE: settings.shape,
      INCIDENTS_KEY: settings.key,
    },
    { client: () => ({}) as never },
    () => new Set<string>(),
  );
  try {
    const answer = await source.read(now, true);
    const startupError = source.startupError?.();
    if (startupError) return failed(startupError);
    if (answer.kind !== 'list') return failed('The feed says that nothing has changed.');
    const { feed } = answer;
    if (feed.problem !== null)
      return {
        lines: [
          `Nothing could be read: the answer is ${feed.problem === 'not JSON' ? 'neither JSON nor CSV' : feed.problem}.`,
          ...(feed.dropped.length > 0
            ? [
                `Left out: ${feed.dropped.length}: ${tally(feed.dropped.map(({ reason }) => reason))}`,
              ]
            : []),
        ],
        isReadable: false,
      };
    return { lines: feedReport(feed, now), isReadable: true };
  } catch (error) {
    return failed(`The feed could not be read: ${(error as Error).message}.`);
  }
}
