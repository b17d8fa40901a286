import { eventAttribute } from '~/cms/analytics/event-attribute';
import { RichTextView } from '~/cms/rich-text-view';
import { stormTexts } from '~/cms/texts/blocks-part2-storm';
import { useLive } from '~/cms/use-live';
import { useTexts } from '~/cms/use-texts';
import { daysBetween } from '~/domain/london-time';
import { updatedAt } from '~/domain/speak-time';
import { StatusChip } from '~/ui/chip';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';
import { SiteLink } from '~/ui/site-link';
import type { BlockSurroundings } from '../block';
import { iconOf } from '../icon-of';
import { ReadMore } from '../parts/read-more';
import type { StormLandingBannerProps } from './schema';

/**
 * The head of the storm page: how old the news is, what happened, whom to call, and where to tell us. In storm mode the summary
 * is closed until Read more; while reporting is switched off the power-off card is away.
 */
export function StormLandingBanner({
  stormName,
  title,
  summary,
  lastUpdated,
  contactCard,
  powerOffCard,
  around,
}: StormLandingBannerProps & { around: BlockSurroundings }) {
  const t = useTexts(stormTexts);
  const live = useLive();
  const time = lastUpdated === null ? around.powerCuts?.at : updatedAt(lastUpdated, around.now);
  // News of another day is not live: the time stays, the pulse goes.
  const fresh = lastUpdated === null || daysBetween(lastUpdated, around.now) === 0;
  const showOff = powerOffCard && powerOffCard.links.length > 0 && !live.disableReportAPowerCutButtons;
  return (
    <div className="answer field-night storm" data-enhance="parts">
      <div className="wrap">
        <div className="on-line" data-s="cut">
          <span className="rail" />
          <p>
            <StatusChip status="aware" icon="storm">
              {stormName ?? live.stormName ?? t('stormName')}
            </StatusChip>
          </p>
          <div className="cols">
            <div className="flow">
              <h1>{title}</h1>
              {time && (
                <p className="lead">
                  <span className={fresh ? 'live' : undefined}>{t('stormLastUpdated', { time })}</span>
                </p>
              )}
              {summary &&
                (live.stormMode ? <ReadMore html={summary} about={title} /> : <RichTextView html={summary} />)}
              {contactCard && (
                <section className="panel night flow">
                  <h2 className="h3">{contactCard.title}</h2>
                  {contactCard.text && <p>{contactCard.text}</p>}
                  {[contactCard.telephone1, contactCard.telephone2].map(
                    (phone) => phone && <p key={phone}>{<PhoneLink phone={phone} />}</p>,
                  )}
                </section>
              )}
            </div>
            {showOff && (
              <section className="off-card flow">
                <h2 className="h3">{powerOffCard.title ?? t('stormPowerOffTitle')}</h2>
                <CardLinks links={powerOffCard.links} />
              </section>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function CardLinks({ links }: { links: NonNullable<StormLandingBannerProps['powerOffCard']>['links'] }) {
  return (
    <ul className="list">
      {links.map(({ href, name, text, icon }) => {
        const picture = iconOf(icon);
        return (
          <li key={href}>
            <SiteLink href={href} {...eventAttribute({ event: 'storm_link_click', link: name })}>
              {picture && <Icon name={picture} />}
              <span>
                {name}
                {text && <small>{text}</small>}
              </span>
              <Icon name="chevron" />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
