import { eventAttribute } from '~/cms/analytics/event-attribute';
import { RichTextView } from '~/cms/rich-text-view';
import { language as languageTexts, storm as stormTexts } from '#words/en.json';
import { useLive } from '~/cms/use-live';
import { useLangOf } from '~/words/page-language';
import { useTexts } from '~/words/use-texts';
import { daysBetween } from '~/domain/time/london-time';
import { moment } from '~/domain/time/speak-time';
import { lastUpdateOf, stormShown } from '~/domain/content/storm';
import { StatusChip } from '~/ui/chip';
import { PhoneLink } from '~/ui/phone-link';
import type { BlockContext } from '~/blocks/block';
import { ReadMore } from '~/blocks/parts/read-more';
import { RowLinks } from '~/blocks/parts/row-links';
import type { StormLandingBannerProps } from './schema';

/**
 * In storm mode the summary is collapsed until Read more; while reporting is switched off the
 * power-off card is hidden.
 */
export function StormLandingBanner(props: StormLandingBannerProps & { context: BlockContext }) {
  const { contactCard, powerOffCard, context } = props;
  const t = useTexts(stormTexts);
  const langOf = useLangOf();
  const times = useTexts(languageTexts);
  const live = useLive();
  const storm = stormShown(live, context.collections.storms, props.stormName);
  const name =
    storm?.stormName ??
    (live.stormMode ? live.stormName : null) ??
    props.stormName ??
    t('stormName');
  const own = props.stormName === null || props.stormName === name ? props : null;
  const editorsTitle = storm?.title ?? own?.title;
  const title = editorsTitle ?? t('stormTitle', { storm: name });
  const summary = storm?.summary ?? own?.summary ?? null;
  const lastUpdated = (storm && lastUpdateOf(storm, context.now)) ?? own?.lastUpdated ?? null;
  const time =
    lastUpdated === null ? context.powerCuts?.at : moment(lastUpdated, context.now, times);
  // News from another day is not live: the time stays, without the pulse.
  const fresh =
    lastUpdated === null
      ? !context.powerCuts?.age?.sentence
      : daysBetween(lastUpdated, context.now) === 0;
  const showOff =
    powerOffCard && powerOffCard.links.length > 0 && !live.disableReportAPowerCutButtons;
  return (
    <div className="answer field-night storm">
      <div className="wrap">
        <div className="on-line" data-s="cut">
          <span className="rail" />
          <p>
            <StatusChip status="aware" icon="storm">
              {name}
            </StatusChip>
          </p>
          <div className="cols">
            <div className="flow">
              <h1 lang={editorsTitle ? langOf(editorsTitle) : undefined}>{title}</h1>
              {time && (
                <p className="lead">
                  <span className={fresh ? 'live' : undefined}>
                    {t('stormLastUpdated', { time })}
                  </span>
                </p>
              )}
              {summary &&
                (live.stormMode ? (
                  <ReadMore html={summary} about={title} />
                ) : (
                  <RichTextView html={summary} lang={langOf(summary)} />
                ))}
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
                <RowLinks
                  links={powerOffCard.links}
                  more={({ name }) => eventAttribute({ event: 'storm_link_click', link: name })}
                />
              </section>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
