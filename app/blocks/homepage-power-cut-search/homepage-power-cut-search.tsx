import type { Cta } from '~/cms/cta';
import { homeTexts } from '~/cms/texts/home';
import { useLive } from '~/cms/use-live';
import { useTexts } from '~/cms/use-texts';
import { AgeFirst } from '~/incident-view/age-first';
import { HomeMap } from '~/map-view/home-map';
import { SearchBox } from '~/search-view/search-box';
import { ActionLink } from '~/ui/action-link';
import { StatusChip } from '~/ui/chip';
import { telHref } from '~/ui/phone-link';
import type { LiveSurroundings } from '../block';
import { iconOf } from '../icon-of';

export interface HomepagePowerCutSearchProps {
  title: string;
  stormTitle: string | null;
  searchLabel: string | null;
  phoneNumber: string;
  phoneText: string;
  links: readonly Cta[];
  around: LiveSurroundings;
}

/** The first question of the site: where are you? With the network as it is at this moment beside it. */
export function HomepagePowerCutSearch({
  title,
  stormTitle,
  searchLabel,
  phoneNumber,
  phoneText,
  links,
  around,
}: HomepagePowerCutSearchProps) {
  const { stormMode } = useLive();
  return (
    <section className="hero field-ask">
      <div className="wrap">
        <div className="on-line">
          <span className="rail" />
          <div className="cols">
            <div className="flow-l">
              {stormMode && <StormChip />}
              <h1>{(stormMode && stormTitle) || title}</h1>
              {around.powerCuts?.age && <AgeFirst age={around.powerCuts.age} />}
              {stormMode && around.powerCuts && (
                <StormCount counts={around.powerCuts.counts} at={around.powerCuts.at} />
              )}
              <SearchBox mode={stormMode ? 'storm' : 'homepage'} label={searchLabel ?? undefined} />
              <ul className="quick">
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
            {around.powerCuts && <HomeMap {...around.powerCuts} />}
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

function StormCount({ counts, at }: { counts: Readonly<Record<1 | 2 | 3, number>>; at: string }) {
  const t = useTexts(homeTexts);
  const count = counts[1] + counts[2] + counts[3];
  return (
    <p className="lead">
      {t(count === 1 ? 'homeStormCountOne' : 'homeStormCountMany', { count: count.toLocaleString('en-GB'), time: at })}
    </p>
  );
}
