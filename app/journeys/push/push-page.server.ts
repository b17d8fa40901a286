import { titleOf } from '~/journeys/incident/words/title';
import { townPlaceOf } from '~/journeys/incident/words/place';
import { situationOf } from '~/domain/incident/situation';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';
import type { Gateways } from '~/server/gateways.server';
import { addressIn } from '~/server/texts/push/api.server';
import { isOver } from '~/server/texts/sign-ups/request';
import { readVisit } from '~/server/visit/session.server';
import type { PushPageData } from './push-data';

/** About the power cut in the URL, and the home they searched for. */
export async function pushPage(
  request: Request,
  { incidents, content, push }: Pick<Gateways, 'incidents' | 'content' | 'push'>,
  now: number,
): Promise<PushPageData> {
  const reference = new URL(request.url).searchParams.get('incidentid') ?? '';
  const incident = incidents.snapshot()?.byReference.get(reference) ?? null;
  const t = textsOf(incidentWords, content.dictionary());
  const { stormMode: storm } = content.live();
  return {
    isOffered: push.isOffered,
    incident: incident && {
      reference,
      title: titleOf(situationOf(incident, now, { storm }), { t, place: townPlaceOf(incident, t) }),
      over: isOver(incident, now),
    },
    address: addressIn(await readVisit(request))?.fullAddress ?? null,
  };
}
