import type { Collections } from '~/cms/collections/schemas';
import { STORM_NODE } from '~/domain/content/news';
import { stormShown } from '~/domain/content/storm';
import type { storm as stormTexts } from '#words/en.json';
import type { Texts } from '~/words/texts';
import type { LiveData } from './schema';

/** The storm as the first of the news, in the words of its own item: nobody writes an article for it. */
function articleOf(
  storms: Collections['storms'],
  live: LiveData,
  t: Texts<typeof stormTexts>,
): Collections['articles'] {
  const storm = stormShown(live, storms);
  const [newest] = [...(storm?.posts ?? [])].sort((a, b) => b.publishDate - a.publishDate);
  if (!storm || !newest) return [];
  return [
    {
      nodeId: STORM_NODE,
      pageTitle: t('stormTitle', { storm: storm.stormName }),
      subhead: newest.title,
      image: null,
      video: null,
      url: '/storm',
      publishedDate: newest.publishDate,
      featured: false,
    },
  ];
}

/**
 * The lists of content for the weather: in a storm the news leads with it. A warm place that editors neither opened nor closed is open
 * while the storm is on. Made once for the same lists and the same weather, because readers compare them.
 */
export function createStormCollections() {
  let made: { readonly of: Collections; readonly weather: string; readonly shown: Collections } | null = null;
  return (lists: Collections, live: LiveData, t: Texts<typeof stormTexts>): Collections => {
    const weather = `${live.stormMode} ${live.stormName}`;
    if (made?.of === lists && made.weather === weather) return made.shown;
    const shown: Collections = {
      ...lists,
      warmPlaces: lists.warmPlaces.map((place) => ({ ...place, open: place.open ?? live.stormMode })),
      // The storm is what is featured, so that what editors chose before goes back among the others.
      articles: live.stormMode
        ? [...articleOf(lists.storms, live, t), ...lists.articles.map((article) => ({ ...article, featured: false }))]
        : lists.articles,
    };
    made = { of: lists, weather, shown };
    return shown;
  };
}
