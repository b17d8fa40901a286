import type { Cta } from '~/cms/cta';
import { home as homeTexts } from '#words/en.json';
import { useLive } from '~/cms/use-live';
import { useTexts } from '~/words/use-texts';
import { AgeFirst } from '~/journeys/incident/parts/age-first';
import type { RegionCount } from '~/domain/incident/list/power-cuts-now';
import { HomeMap } from '~/journeys/map/home-map';
import { SearchBox } from '~/journeys/search/search-box';
import { SiteLink } from '~/ui/site-link';
import { ActionLink } from '~/ui/action-link';
import { StatusChip } from '~/ui/chip';
import { telHref } from '~/ui/phone-link';
import type { LiveBlockContext } from '~/blocks/block';
import { iconOf } from '~/blocks/icon-of';

export interface HomepagePowerCutSearchProps {
  title: string;
  stormTitle: string | null;
  searchLabel: string | null;
  phoneNumber: string;
  phoneText: string;
  links: readonly Cta[];
  context: LiveBlockContext;
}

export function HomepagePowerCutSearch({
  title,
  stormTitle,
  searchLabel,
  phoneNumber,
  phoneText,
  links,
  context,
}: HomepagePowerCutSearchProps) {
  const { stormMode } = useLive();
  const t = useTexts(homeTexts);
  return (
    <section className="hero field-ask" data-renew="">
      <div className="wrap">
        <div className="on-line">
          <span className="rail" />
          <div className="cols">
            <div className="flow-l">
              {stormMode && <StormChip />}
              <h1>{(stormMode && stormTitle) || title}</h1>
              {context.powerCuts?.age && <AgeFirst age={context.powerCuts.age} />}
              {stormMode && context.powerCuts && (
                <StormCount counts={context.powerCuts.counts} at={context.powerCuts.at} />
              )}
              <SearchBox mode={stormMode ? 'storm' : 'homepage'} label={searchLabel ?? undefined} />
              {!stormMode && context.powerCuts && <CutCount {...context.powerCuts} />}
              <ul className="quick">
                {stormMode && (
                  <li>
                    <ActionLink href="/storm" icon="storm">
                      {t('homeStormNews')}
                    </ActionLink>
                  </li>
                )}
                {links.map(({ href, name, icon }) => (
                  <li key={href}>
                    <ActionLink href={href} icon={iconOf(icon)}>
                      {name}
                    </ActionLink>
                  </li>
                ))}
              </ul>
              <p className="callout">
                <a href={telHref(phoneNumber)}>
                  <b>{phoneNumber}</b> <span>{phoneText}</span>
                </a>
              </p>
            </div>
            {context.powerCuts && <HomeMap {...context.powerCuts} />}
          </div>
        </div>
      </div>
    </section>
  );
}

function StormChip() {
  const { stormName } = useLive();
  const t = useTexts(homeTexts);
  return (
    <p>
      <StatusChip status="aware" icon="storm">
        {stormName ?? t('homeStormName')}
      </StatusChip>
    </p>
  );
}

interface Counted {
  counts: readonly RegionCount[];
  at: string;
}
const sum = ({ counts }: Counted) => counts.reduce((total, { count }) => total + count, 0);

function CutCount(counted: Counted) {
  const t = useTexts(homeTexts);
  const count = sum(counted);
  return (
    <p>
      <SiteLink href="/power-cut/list?show=unplanned">
        <b>{t('homeCount', { count: count.toLocaleString('en-GB'), time: counted.at })}</b>
      </SiteLink>
    </p>
  );
}

function StormCount(counted: Counted) {
  const t = useTexts(homeTexts);
  const count = sum(counted);
  return (
    <p className="lead">
      {t('homeStormCount', {
        count: count.toLocaleString('en-GB'),
        time: counted.at,
      })}
    </p>
  );
}
