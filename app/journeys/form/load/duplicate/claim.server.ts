import { claimAmount } from '~/domain/claim/claim-amount';
import { isCancelled, isPlanned, isRestored, isSinglePremise } from '~/domain/incident/flags';
import { coveringIncidents } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { isRecord } from '~/domain/is-record';
import { parsePostcode } from '~/domain/postcode';
import type { Instant } from '~/domain/time/instant';
import { clock, dayAndDate, duration } from '~/domain/time/speak-time';
import { instantOf } from '~/forms/engine/quarter-hour';
import type { ClaimAround } from '~/forms/fields/view';
import { claimSpan } from '~/journeys/incident/words/compensation';
import { language as languageTexts, claim as claimTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import type { FormContext } from '../context.server';

/** A power cut that the visitor may claim for, with our recorded times. */
interface Cut {
  readonly incident: Incident;
  readonly from: Instant;
  /** Null while the power is off. */
  readonly until: Instant | null;
}

const wordIn = (answer: unknown): string => (typeof answer === 'string' ? answer.trim() : '');

function cutOf(incident: Incident, now: Instant): Cut | null {
  const from = isPlanned(incident) ? incident.plannedAt : (incident.receivedAt ?? incident.createdAt);
  if (from === null || from > now || isCancelled(incident)) return null;
  return { incident, from, until: isRestored(incident, now) ? incident.restoredAt : null };
}

/**
 * Finds the power cut by reference, else the longest one at the address, ignoring faults in a
 * single neighbouring home.
 */
function cutFor({ definition, kept: { answers }, gateways, given: { now } }: FormContext): Cut | null {
  const snapshot = gateways.incidents.snapshot();
  if (!snapshot) return null;
  const reference = wordIn(answers['incidentNumber']).toUpperCase();
  const named = snapshot.byReference.get(reference);
  if (named) return cutOf(named, now);
  const address = answers[definition.address];
  const postcode = parsePostcode(isRecord(address) ? address['postcode'] : null)?.postcode;
  if (!postcode) return null;
  const here = coveringIncidents({ snapshot, address: { postcode }, ownReferences: [], now });
  const cuts = here.filter((incident) => !isSinglePremise(incident)).flatMap((incident) => cutOf(incident, now) ?? []);
  const length = ({ from, until }: Cut) => (until ?? now) - from;
  return cuts.sort((one, other) => length(other) - length(one))[0] ?? null;
}

const isClaim = ({ definition }: FormContext): boolean => definition.pageType === 'compensationClaim';

/**
 * Returns a claim's initial query items, the same as in the link from the power cut's page.
 * Decision C-5.
 */
export function claimItems(context: FormContext): Readonly<Record<string, string>> {
  const cut = isClaim(context) ? cutFor(context) : null;
  if (!cut) return {};
  const { stormMode } = context.gateways.content.live();
  const cause = isPlanned(cut.incident) ? 'Planned' : stormMode ? 'Storm' : 'Normal weather';
  return { cause, duration: claimSpan(cut.from, cut.until) };
}

type Said = ClaimAround['times'];

function timesOf(context: FormContext): Said {
  const { gateways, given } = context;
  const t = textsOf({ ...languageTexts, ...claimTexts }, gateways.content.dictionary());
  const cut = cutFor(context);
  if (!cut) return { title: t('claimTimesNoneTitle'), text: [t('claimTimesNone')] };
  const { incident, from, until } = cut;
  const spoken = (at: Instant) => `${clock(at, t)} ${dayAndDate(at, given.now, t)}`;
  const place = incident.sectors[0] ?? incident.postcodes[0] ?? '';
  const values = { reference: incident.reference, place, from: spoken(from) };
  const said =
    until === null
      ? t('claimTimesOpen', values)
      : t('claimTimes', { ...values, until: spoken(until), length: duration(until - from, t) });
  return { title: t('claimTimesTitle'), text: [said, t('claimTimesAsk')] };
}

function sumOf({ kept: { answers }, gateways }: FormContext): Said {
  const t = textsOf({ ...languageTexts, ...claimTexts }, gateways.content.dictionary());
  const span = isRecord(answers['duration']) ? answers['duration'] : {};
  const start = instantOf(wordIn(span['calendarStartDate']), wordIn(span['startTime']));
  const end = instantOf(wordIn(span['calendarEndDate']), wordIn(span['endTime']));
  const length = start === null || end === null ? 0 : end - start;
  const isBusiness = answers['propertyType'] === 'Business';
  const rules = gateways.content.settings().compensation;
  const found = claimAmount({ cause: wordIn(answers['cause']), length, isBusiness }, rules);
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
      return say(t(found.more ? 'claimSumMore' : 'claimSum', values));
    }
  }
}

/** Returns our records of the claimed power cut; null in any other form. docs/decisions/claim.md */
export const claimAround = (context: FormContext): ClaimAround | null =>
  isClaim(context) ? { times: timesOf(context), sum: sumOf(context) } : null;
