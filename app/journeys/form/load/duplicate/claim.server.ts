import { causeOf } from '~/domain/incident/cause';
import { claimAmount } from '~/domain/claim/claim-amount';
import { isCancelled, isPlanned, isRestored, isSinglePremise } from '~/domain/incident/flags';
import { coveringIncidents } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { isRecord } from '~/domain/is-record';
import { parsePostcode } from '~/domain/postcode';
import type { Instant } from '~/domain/time/instant';
import { duration, fullDate, moment } from '~/domain/time/speak-time';
import { instantOf } from '~/forms/engine/quarter-hour';
import { OTHER_CUT } from '~/forms/fields/claim/other';
import type { ClaimContext } from '~/forms/fields/view';
import { language as languageTexts, claim as claimTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import type { FormContext } from '../form-context';

/** The name goes to the operator. */
const CUT = 'incidentNumber';

interface Cut {
  readonly incident: Incident;
  readonly from: Instant;
  /** Null while the power is off. */
  readonly until: Instant | null;
}

/** More than a home has in the few days that a snapshot goes back. */
const MOST_CUTS = 6;

const wordIn = (answer: unknown): string => (typeof answer === 'string' ? answer.trim() : '');

function cutOf(incident: Incident, now: Instant): Cut | null {
  const from = isPlanned(incident)
    ? incident.plannedAt
    : (incident.receivedAt ?? incident.createdAt);
  if (from === null || from > now || isCancelled(incident)) return null;
  return { incident, from, until: isRestored(incident, now) ? incident.restoredAt : null };
}

type Asked = Pick<FormContext, 'definition' | 'draftAnswers' | 'gateways' | 'base' | 'query'>;

const isClaim = ({ definition }: Pick<FormContext, 'definition'>): boolean =>
  definition.pageType === 'compensationClaim';

/** The reference that was chosen, or came with the link from the power cut's page. */
function referenceIn({ draftAnswers: { answers }, query }: Asked): string {
  const linked = query.malformed ? '' : wordIn(query.items[CUT]);
  return (wordIn(answers[CUT]) || linked).toUpperCase();
}

/**
 * Newest first, and the one that the visitor came from. Faults in a single neighbouring home are
 * left out.
 */
function cutsFor(asked: Asked): readonly Cut[] {
  const { definition, draftAnswers, gateways, base } = asked;
  const { now } = base;
  const snapshot = gateways.incidents.snapshot();
  if (!snapshot) return [];
  const named = snapshot.byReference.get(referenceIn(asked));
  const address = draftAnswers.answers[definition.address];
  const postcode = parsePostcode(isRecord(address) ? address['postcode'] : null)?.postcode;
  const here = postcode
    ? coveringIncidents({ snapshot, address: { postcode }, ownReferences: [], now })
    : [];
  const cuts = [
    ...new Set([...(named ? [named] : []), ...here.filter((one) => !isSinglePremise(one))]),
  ]
    .flatMap((incident) => cutOf(incident, now) ?? [])
    .sort((one, other) => other.from - one.from);
  return cuts.slice(0, MOST_CUTS);
}

/** "9am to 11pm, 14 hours: a tree on the line" */
function namesOf({ incident, from, until }: Cut, { gateways, base: { now } }: Asked): string {
  const t = textsOf({ ...languageTexts, ...claimTexts }, gateways.content.dictionary());
  const said =
    until === null
      ? t('claimCutOpen', { from: moment(from, now, t) })
      : t('claimCut', {
          from: moment(from, now, t),
          // "3 December, 4pm to 6pm" says the day once.
          until: moment(until, from, t),
          length: duration(until - from, t),
        });
  const cause = causeOf(incident, { storm: gateways.content.live().stormMode });
  return cause ? `${said}: ${cause}` : said;
}

/** By reference; null in any other form. */
export const cutsOf = (asked: Asked): ReadonlyMap<string, string> | null =>
  isClaim(asked)
    ? new Map(cutsFor(asked).map((cut) => [cut.incident.reference, namesOf(cut, asked)]))
    : null;

/** Where no power cut is known it is another one, and its times are asked at once. */
export const claimItems = ({ definition, base }: FormContext): Readonly<Record<string, string>> =>
  isClaim({ definition }) && !base.cuts?.size ? { [CUT]: OTHER_CUT } : {};

interface Said {
  readonly title: string;
  readonly text: readonly string[];
}

function claimedIn(context: FormContext): { readonly cause: string; readonly length: number } {
  const { answers } = context.draftAnswers;
  const { now } = context.base;
  const chosen = cutsFor(context).find(({ incident }) => incident.reference === answers[CUT]);
  if (chosen) {
    const { stormMode } = context.gateways.content.live();
    const cause = isPlanned(chosen.incident) ? 'Planned' : stormMode ? 'Storm' : 'Normal weather';
    return { cause, length: (chosen.until ?? now) - chosen.from };
  }
  const span = isRecord(answers['duration']) ? answers['duration'] : {};
  const start = instantOf(wordIn(span['calendarStartDate']), wordIn(span['startTime']));
  const end = instantOf(wordIn(span['calendarEndDate']), wordIn(span['endTime']));
  return {
    cause: wordIn(answers['cause']),
    length: start === null || end === null ? 0 : end - start,
  };
}

function sumOf(context: FormContext): Said {
  const { draftAnswers, gateways } = context;
  const { answers } = draftAnswers;
  const t = textsOf({ ...languageTexts, ...claimTexts }, gateways.content.dictionary());
  const isBusiness = answers['propertyType'] === 'Business';
  const rules = gateways.content.settings().compensation;
  const { cause, length } = claimedIn(context);
  const found = claimAmount({ cause, length, isBusiness }, rules);
  const say = (text: string): Said => ({ title: t('claimSumTitle'), text: [text] });
  switch (found.kind) {
    case 'storm':
      return say(t('claimSumStorm'));
    case 'short':
      return say(t('claimSumShort', { length: duration(length, t), hours: found.allowed }));
    case 'unknown':
      return say(t('claimSumUnknown'));
    case 'due': {
      const who = t(isBusiness ? 'claimBusiness' : 'claimHome');
      const values = { who, length: duration(length, t), pounds: found.pounds, hours: rules.hours };
      const sum = t(found.more ? 'claimSumMore' : 'claimSum', values);
      const asOf =
        rules.amountsAsOf === null
          ? []
          : [t('claimSumAsOf', { date: fullDate(rules.amountsAsOf, t) })];
      return { title: t('claimSumTitle'), text: [sum, ...asOf] };
    }
  }
}

/** Null in any other form. docs/decisions/claim.md */
export function claimContext(context: FormContext): ClaimContext | null {
  if (!isClaim(context)) return null;
  const { cuts = new Map<string, string>(), say } = context.base;
  const known = [...cuts].map(([value, caption]) => ({ value, caption }));
  return {
    cuts: known.length > 0 ? [...known, { value: OTHER_CUT, caption: say('claimOther') }] : [],
    sum: sumOf(context),
  };
}
