import { emergencyNumber } from '#operator/profile.json';
import { telHref } from '~/ui/phone-link';
import { stormShown } from '~/domain/content/storm';
import { sortPosts } from '~/domain/content/posts';
import { DONUT_HOLE } from '~/cms/donut-hole';
import { useLive } from '~/cms/use-live';
import { storm as stormTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { warmTexts } from '~/words/warm';
import type { BlockContext, LiveBlockContext } from '~/blocks/block';
import { WarmOpen } from '../warm-places/warm-open';
import { CountyBoard } from '../county-board';
import { NextNews } from '../next-news';
import { FeedPost } from '../storm-live-feed/feed-post';
import type { StormHomeProps } from './schema';
import { useReportPath, useSettings } from '~/cms/use-settings';
import { roundedDown } from '~/domain/incident/customers';
import type { StormCount } from '~/domain/incident/storm/homes-off';
import { AgeFirst } from '~/journeys/incident/parts/age-first';
import { SearchBox } from '~/journeys/search/search-box';
import type { Texts } from '~/words/texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { StatusChip } from '~/ui/chip';
import { Icon } from '~/ui/icon';

const figure = (count: number) => count.toLocaleString('en-GB');

/** "1.1 million", or "61,000": rounded down. */
function roundFigure(count: number, t: Texts<typeof stormTexts>): string {
  return count >= 1_000_000
    ? t('stormMillion', { count: Math.floor(count / 100_000) / 10 })
    : figure(roundedDown(count));
}

/** Homes reconnected today; without their number, the power cuts that ended. */
function backOf(
  { backToday, mendedToday, mendedUncounted }: StormCount,
  t: Texts<typeof stormTexts>,
): string | null {
  if (backToday > 0)
    return mendedUncounted > 0
      ? t('stormBackAtLeast', { count: roundFigure(backToday, t) })
      : t('stormBackToday', { count: figure(backToday) });
  if (mendedToday === 0) return null;
  return t('stormMended', { count: figure(mendedToday) });
}

/**
 * "At least" where power cuts are not counted yet; a question if nothing is counted yet, because
 * unknown is not zero.
 */
function StormSentence({ count }: { count: StormCount | null }) {
  const t = useTexts(stormTexts);
  if (!count || (count.off === 0 && count.uncounted > 0)) return <h1>{t('stormCountUnknown')}</h1>;
  const { off, uncounted } = count;
  const back = backOf(count, t);
  return (
    <h1>
      {off === 0 ? (
        t('stormNoneOff')
      ) : (
        <>
          {uncounted > 0 && `${t('stormAtLeast')} `}
          <span className="hour">{uncounted > 0 ? roundFigure(off, t) : figure(off)}</span>{' '}
          {t('stormHomesOff', { count: off })}
        </>
      )}{' '}
      {back && <span className="back">{back}</span>}
    </h1>
  );
}

function StormAnswer({
  name,
  count,
  searchLabel,
  powerCuts,
  isOfVisitor,
}: {
  name: string;
  count: StormCount | null;
  searchLabel: string | null;
  powerCuts: LiveBlockContext['powerCuts'];
  isOfVisitor: boolean;
}) {
  const t = useTexts(stormTexts);
  const { textUpdatesUrl } = useSettings();
  const report = useReportPath();
  const uncounted = count?.uncounted ?? 0;
  return (
    <section className="answer field-night" data-renew="">
      <div className="wrap">
        <div className="on-line" data-s="cut">
          <span className="rail" />
          <p>
            <StatusChip status="aware" icon="storm">
              {name}
            </StatusChip>
          </p>
          <div className="storm-say">
            {isOfVisitor && (
              <div className="storm-yours" dangerouslySetInnerHTML={{ __html: DONUT_HOLE }} />
            )}
            <StormSentence count={count} />
            {powerCuts?.age && <AgeFirst age={powerCuts.age} />}
            <SearchBox mode="storm" label={searchLabel ?? t('stormIsYours')} />
            <div className="pair">
              {report !== null && (
                <ButtonLink
                  second
                  href={report}
                  icon="power-cut"
                  aria-label={t('stormReportWhole')}
                >
                  {t('stormReport')}
                </ButtonLink>
              )}
              <ButtonLink
                second
                href={textUpdatesUrl}
                icon="message"
                aria-label={t('stormTextsWhole')}
              >
                {t('stormTexts')}
              </ButtonLink>
            </div>
            <p className="storm-danger">
              <Icon name="warning" />
              <span>
                {t('stormFallen')} <a href={telHref(emergencyNumber)}>{emergencyNumber}</a>.{' '}
                {t('stormHurt')} <a href="tel:999">999</a>.
              </span>
            </p>
            <p className="row">
              {powerCuts && count && (
                <span className={powerCuts.age?.sentence ? undefined : 'live'}>
                  {t('stormCounted', { time: powerCuts.at })}
                </span>
              )}
              <ActionLink href="/power-cut" icon="map">
                {t('stormMap')}
              </ActionLink>
            </p>
            {uncounted > 0 && (
              <p className="small">{t('stormUncounted', { count: figure(uncounted) })}</p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** So few that a phone shows them before the table. */
const NEWS = 2;

/** The counties stand beside the search if there is room. */
export function StormHome({ searchLabel, context }: StormHomeProps & { context: BlockContext }) {
  const t = useTexts(stormTexts);
  const w = useTexts(warmTexts);
  const live = useLive();
  const { collections, stormCount: count, now } = context;
  const storm = stormShown(live, collections.storms);
  const posts = storm && !storm.hideNewsFeed ? sortPosts(storm.posts, storm.pinnedId) : [];
  return (
    <div className="storm-grid">
      <StormAnswer
        name={storm?.stormName ?? live.stormName ?? t('stormName')}
        count={count}
        searchLabel={searchLabel}
        powerCuts={context.powerCuts}
        isOfVisitor={context.isOfVisitor ?? false}
      />
      <div className="wrap indent band" data-renew="">
        <div className="cols">
          <section className="flow">
            <h2>{w(context.isOfVisitor ? 'warmTitle' : 'warmOpenTitle')}</h2>
            <WarmOpen
              places={collections.warmPlaces}
              now={now}
              isNearKnown={context.isOfVisitor ?? false}
            />
          </section>
          {storm && (
            <section>
              <h2>{t('stormLatest')}</h2>
              <ul className="posts">
                {posts.slice(0, NEWS).map((post) => (
                  <FeedPost
                    key={post.id}
                    post={post}
                    pinned={post.id === storm.pinnedId}
                    now={now}
                    whole
                  />
                ))}
              </ul>
              <NextNews posts={posts} now={now} all="/storm" />
            </section>
          )}
        </div>
      </div>
      {count && count.counties.length > 0 && (
        <section className="counties" aria-label={t('stormBoardTitle')} data-renew="">
          <div className="wrap">
            <CountyBoard count={count} now={now} />
          </div>
        </section>
      )}
    </div>
  );
}
