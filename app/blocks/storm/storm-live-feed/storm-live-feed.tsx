import { storm as stormTexts } from '#words/en.json';
import { useLive } from '~/cms/use-live';
import { useTexts } from '~/words/use-texts';
import { POSTS_STEP, sortPosts } from '~/domain/content/posts';
import { stormShown } from '~/domain/content/storm';
import { ButtonLink } from '~/ui/button';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { countOf, pageHref } from '~/blocks/parts/page-href';
import { CountyBoard } from '../county-board';
import { NextNews } from '../next-news';
import { FeedPost } from './feed-post';
import type { StormLiveFeedProps } from './schema';
import { useId } from 'react';
import type { StormRegion } from '~/cms/collections/storms';

/** Scrollable areas must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0, role: 'region' };
const figure = (count: number) => count.toLocaleString('en-GB');

function SummaryTables({ regions, name }: { regions: readonly StormRegion[]; name: string }) {
  const t = useTexts(stormTexts);
  const captionId = useId();
  const counties = regions.flatMap(({ countyData }) => countyData);
  if (counties.length === 0) return null;
  const total = counties.reduce((sum, { customersAffected }) => sum + customersAffected, 0);
  return (
    <div className="table" {...REACHABLE} aria-labelledby={captionId}>
      <table>
        <caption id={captionId}>{t('stormSummaryTitle', { storm: name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stormSummaryWhere')}</th>
            <th scope="col" className="n">
              {t('stormSummaryCustomers')}
            </th>
          </tr>
        </thead>
        {regions.map(({ regionName, countyData }) => (
          <tbody key={regionName}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {regionName}
              </th>
            </tr>
            {countyData.map(({ countyName, customersAffected }) => (
              <tr key={countyName}>
                <th scope="row" className="sub">
                  {countyName}
                </th>
                <td className="n">{figure(customersAffected)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <tr className="total">
            <th scope="row">{t('stormSummaryTotal')}</th>
            <td className="n">{figure(total)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const ITEM = 'posts';
const ID = 'storm-feed';

/**
 * The storm can hide either part (`hideNewsFeed`, `hideStormSummary`). During the storm the figures
 * come from the network; the editors' figures are for afterwards.
 */
export function StormLiveFeed({
  title,
  stormName,
  context,
}: StormLiveFeedProps & { context: BlockContext }) {
  const t = useTexts(stormTexts);
  const storm = stormShown(useLive(), context.collections.storms, stormName);
  if (!storm || (storm.hideNewsFeed && storm.hideStormSummary)) return null;
  const posts = sortPosts(storm.posts, storm.pinnedId);
  const shown = countOf(context.page.query[ITEM], POSTS_STEP, Math.max(posts.length, POSTS_STEP));
  const next = posts[shown];
  const more = pageHref(
    context.page,
    { [ITEM]: String(shown + POSTS_STEP) },
    next && `post-${next.id}`,
  );
  return (
    <BlockSection title={storm.hideNewsFeed ? null : (title ?? t('stormFeedTitle'))} id={ID}>
      <div className={storm.hideNewsFeed || storm.hideStormSummary ? undefined : 'cols'}>
        {!storm.hideNewsFeed && (
          <div>
            {posts.length === 0 && <p>{t('stormNoNews')}</p>}
            <ul className="posts">
              {posts.slice(0, shown).map((post) => (
                <FeedPost
                  key={post.id}
                  post={post}
                  pinned={post.id === storm.pinnedId}
                  now={context.now}
                />
              ))}
            </ul>
            {next && (
              <p>
                <ButtonLink second href={more} data-swap={ID}>
                  {t('stormViewMore')}
                </ButtonLink>
              </p>
            )}
            <NextNews posts={posts} now={context.now} />
          </div>
        )}
        {!storm.hideStormSummary &&
          (context.stormCount ? (
            <CountyBoard count={context.stormCount} now={context.now} />
          ) : (
            <SummaryTables regions={storm.stormSummary} name={storm.stormName} />
          ))}
      </div>
    </BlockSection>
  );
}
