import { storm as stormTexts } from '#words/en.json';
import { WarmNear } from '~/journeys/warm/warm-near';
import type { WarmNowModel } from '~/journeys/warm/warm-model';
import { SiteLink } from '~/ui/site-link';
import { useTexts } from '~/words/use-texts';

export interface StormYoursModel {
  /** "Back between 5am and 6am today"; null if no power cut is known. */
  readonly when: string | null;
  readonly href: string;
  readonly fullAddress: string;
  readonly warm: WarmNowModel | null;
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

export function StormYours({
  yours: { when, href, fullAddress, warm },
}: {
  yours: StormYoursModel;
}) {
  const t = useTexts(stormTexts);
  return (
    <>
      <p className="h3">
        <SiteLink href={href}>
          {when === null ? t('stormYoursNone') : t('stormYours', { when: lowerFirst(when) })}
        </SiteLink>
      </p>
      <p className="small">{fullAddress}</p>
      {warm && <WarmNear warm={warm} />}
    </>
  );
}
