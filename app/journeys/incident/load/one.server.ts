import { incidentModel, type IncidentModel } from '../models/incident-model';
import type { Checked } from '../models/answer-model';
import { customSmsDisplay } from '~/domain/incident/custom-sms';
import type { Situation } from '~/domain/incident/situation';
import type { Odds } from '~/domain/odds/tally';
import type { Gateways } from '~/server/gateways.server';
import { within } from '~/server/lib/within.server';
import type { IncidentQuery } from './query.server';
import type { Visitor } from './visitor.server';
import type { PageWords } from './words.server';

const LIMIT_MS = 1500;
type Sources = Pick<Gateways, 'incidents' | 'content' | 'odds' | 'stillOff'>;

/** How long power cuts like it took; null where nothing is said, or content has switched it off. */
function oddsFor({ odds, content, incidents }: Sources, { incident, now }: Situation): Odds | null {
  if (!content.live().oddsEnabled) return null;
  const answer = odds.of(incident, { now, freshness: incidents.freshness() });
  return typeof answer === 'string' ? null : answer;
}

interface OneIncident {
  readonly query: IncidentQuery;
  readonly visitor: Visitor;
  readonly words: PageWords;
  readonly checked: Checked;
}

/** Everything that the page of one incident says. */
export async function oneIncident(
  sources: Sources,
  situation: Situation,
  { query, visitor, words, checked }: OneIncident,
): Promise<IncidentModel> {
  const { incident, isSinglePremise, isRestored } = situation;
  const settings = sources.content.settings();
  const [said, streets, ownHome, stillOff] = await Promise.all([
    within(LIMIT_MS, sources.incidents.estimateHistory(incident.reference), []),
    visitor.roads([incident]),
    visitor.isOwnHome(incident),
    isRestored ? sources.stillOff.homes(incident.reference) : 0,
  ]);
  const isTheirs = visitor.isAt(incident) && (ownHome || !isSinglePremise);
  return incidentModel(situation, {
    t: words.t,
    stormName: sources.content.live().stormName,
    compensation: { rules: settings.compensation, content: settings.compensation },
    isVisitors: isTheirs,
    ownHome,
    said,
    odds: oddsFor(sources, situation),
    roads: streets.get(incident.reference) ?? null,
    checked,
    cameFromListing: query.fromMultipin ? query.originSector : null,
    stillOff,
    offersTexts: customSmsDisplay(situation, settings.customSms),
  });
}
