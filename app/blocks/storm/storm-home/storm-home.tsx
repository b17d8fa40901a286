import { stormShown } from '~/domain/content/storm';
import { sortPosts } from '~/domain/content/posts';
import { useLive } from '~/cms/use-live';
import { storm as stormTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { warmTexts } from '~/words/warm';
import type { BlockSurroundings } from '~/blocks/block';
import { WarmOpen } from '../warm-places/warm-open';
import { CountyBoard } from '../county-board';
import { NextNews } from '../next-news';
import { FeedPost } from '../storm-live-feed/feed-post';
import type { StormHomeProps } from './schema';
import { StormAnswer } from './storm-answer';

/** Whole on the home page: a phone shows them before the board. */
const NEWS = 2;

/**
 * The home page in a storm: how many homes are off and back, where to ask, tell and sign up, danger, warm places, the latest news, and
 * the counties, which stand beside the search where there is room.
 */
export function StormHome({ searchLabel, around }: StormHomeProps & { around: BlockSurroundings }) {
  const t = useTexts(stormTexts);
  const w = useTexts(warmTexts);
  const live = useLive();
  const { collections, stormCount: count, now } = around;
  const storm = stormShown(live, collections.storms);
  const posts = storm && !storm.hideNewsFeed ? sortPosts(storm.posts, storm.pinnedId) : [];
  return (
    <div className="storm-grid">
      <StormAnswer
        name={storm?.stormName ?? live.stormName ?? t('stormName')}
        count={count}
        searchLabel={searchLabel}
        powerCuts={around.powerCuts}
      />
      <div className="wrap indent band" data-renew="">
        <div className="cols">
          <section className="flow">
            <h2>{w('warmOpenTitle')}</h2>
            <WarmOpen places={collections.warmPlaces} now={now} />
          </section>
          {storm && (
            <section>
              <h2>{t('stormLatest')}</h2>
              <ul className="posts">
                {posts.slice(0, NEWS).map((post) => (
                  <FeedPost key={post.id} post={post} pinned={post.id === storm.pinnedId} now={now} whole />
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
