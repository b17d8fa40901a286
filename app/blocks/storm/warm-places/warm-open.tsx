import { emergencyNumber } from '#operator/profile.json';
import type { WarmPlace } from '~/cms/collections/warm-places';
import { openWarm, warmChoices } from '~/domain/warm/warm-place';
import type { Instant } from '~/domain/time/instant';
import { WarmList } from '~/journeys/warm/warm-list';
import { warmCard } from '~/journeys/warm/warm-model';
import { WARM_PATH } from '~/journeys/warm/warm-path';
import { useTexts } from '~/words/use-texts';
import { warmTexts } from '~/words/warm';
import { ActionLink } from '~/ui/action-link';
import { Notice } from '~/ui/notice';
import { PhoneLink } from '~/ui/phone-link';

const MOST = 3;

export function WarmOpen({
  places,
  now,
  isNearKnown = false,
}: {
  places: readonly WarmPlace[];
  now: Instant;
  /** The page names the nearest one already: then others may be in another county. */
  isNearKnown?: boolean;
}) {
  const w = useTexts(warmTexts);
  const all = warmChoices(places, null, now).length;
  const open = openWarm(places, now);
  const shown = isNearKnown ? [] : open.slice(0, MOST);
  return (
    <>
      <p>{open.length > 0 ? w('warmLead') : w('warmNone', { phone: emergencyNumber })}</p>
      {shown.length > 0 && <WarmList places={shown.map((choice) => warmCard(choice, now, w))} />}
      {all > 0 && (
        <p>
          <ActionLink href={WARM_PATH} icon="warm">
            {w('warmPlaces', { count: all })}
          </ActionLink>
        </p>
      )}
      <Notice icon="person" heading={w('warmHealthTitle')} level={3}>
        <p>
          {w('warmHealthCall')} <PhoneLink phone={emergencyNumber} /> {w('warmHealth')}
        </p>
      </Notice>
    </>
  );
}
