import { customSmsDisplay } from '~/domain/incident/custom-sms';
import type { Incident } from '~/domain/incident/incident';
import { situationOf } from '~/domain/incident/situation';
import { parsePostcode, sectorOf } from '~/domain/postcode';
import type { WireAddress } from '~/forms/engine/sent';
import { ageModel } from '~/journeys/incident/models/age-model';
import { headerSentence } from '~/journeys/incident/words/header-sentence';
import { leadOf } from '~/journeys/incident/words/lead';
import { placeOf } from '~/journeys/incident/words/place';
import { ruleOf } from '~/journeys/incident/words/rule-of';
import { statusOf } from '~/journeys/incident/words/status';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';
import type { KnownAnswer } from '../../page-data';
import type { FormGateways } from '../gateways';

const covers = ({ postcodes, sectors }: Incident, typed: string): boolean => {
  const postcode = parsePostcode(typed)?.postcode ?? '';
  return postcodes.length > 0 ? postcodes.includes(postcode) : sectors.includes(sectorOf(typed) ?? '');
};

/** What is known of one power cut, in the words of its own page: its hour, what is being done, and how many homes are off. */
export function knownAnswer(
  { content, incidents }: Pick<FormGateways, 'content' | 'incidents'>,
  incident: Incident,
  { Postcode }: Pick<WireAddress, 'Postcode'>,
  now: number,
): KnownAnswer {
  const { stormMode: storm, stormName } = content.live();
  const t = textsOf(incidentWords, content.dictionary());
  const situation = situationOf(incident, now, { storm });
  const place = placeOf(incident, t);
  const power = covers(incident, Postcode) ? t('yourPower') : t('powerAt', { place });
  const { status, chip, icon } = statusOf(situation);
  const picture = incidents.snapshot();
  return {
    status,
    chip: t(chip),
    ...(icon ? { icon } : {}),
    sentence: headerSentence(situation, { t, power, place, ownHome: situation.isSinglePremise, storm: stormName }),
    age: picture && ageModel({ ...picture, stale: incidents.freshness().stale }, now, t).sentence,
    lead: leadOf(situation, t),
    homes: incident.customersAffected,
    rule: ruleOf(situation, t),
    texts: customSmsDisplay(situation, content.settings().customSms)
      ? `/power-cut/text-updates/incident?${new URLSearchParams({ incidentid: incident.reference }).toString()}`
      : null,
  };
}
