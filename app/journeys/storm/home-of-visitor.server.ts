import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { destinationForAddress, incidentsForAddress } from '~/domain/incident/for-address';
import { situationOf } from '~/domain/incident/situation';
import { sectorOf } from '~/domain/postcode';
import type { Instant } from '~/domain/time/instant';
import { cardOf } from '~/journeys/incident/models/card-model';
import { warmNow } from '~/journeys/warm/warm-near.server';
import type { DonutAnswer, DonutPage, VisitRequest } from '~/server/front/page-cache/donut.server';
import { gatewaysIn, type Gateways } from '~/server/gateways.server';
import { pageLanguageOf } from '~/server/languages/links-in-language';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { SearchedAddress } from '~/server/visit/session.server';
import { incidentWords } from '~/words/incident';
import { PageLanguageContext } from '~/words/page-language';
import { textsOf } from '~/words/texts';
import { DictionaryProvider } from '~/words/use-texts';
import { StormYours, type StormYoursModel } from './storm-yours';

const LIMIT_MS = 500;
type Sources = Pick<Gateways, 'incidents' | 'content' | 'geography'>;

/** Null without data. */
export async function yoursAt(
  { incidents, content, geography }: Sources,
  { postcode, mpan, fullAddress }: Pick<SearchedAddress, 'postcode' | 'mpan' | 'fullAddress'>,
  now: Instant,
): Promise<StormYoursModel | null> {
  const snapshot = incidents.snapshot();
  if (!snapshot) return null;
  const own = mpan === null ? [] : await withTimeout(LIMIT_MS, incidents.byMpan(mpan), []);
  const found = incidentsForAddress({
    snapshot,
    address: { postcode },
    ownReferences: own.map(({ reference }) => reference),
    now,
  });
  const href = destinationForAddress(found, { postcode });
  const at = await withTimeout(LIMIT_MS, geography.geocode(postcode), null);
  const warm = at && warmNow(content, at, now);
  if (found.kind === 'none') return { when: null, href, fullAddress, warm };
  const t = textsOf(incidentWords, content.dictionary());
  const { stormMode } = content.live();
  const all = found.kind === 'several' ? found.incidents : [found.incident];
  const [first] = all;
  const when =
    found.kind === 'several' || !first
      ? t('cardMultiple', { count: all.length })
      : cardOf(situationOf(first, now, { storm: stormMode }), {
          t,
          originSector: sectorOf(postcode),
        }).when;
  return { when, href, fullAddress, warm };
}

async function answerOf(
  sources: Gateways,
  { visit, language, now }: VisitRequest,
): Promise<DonutAnswer | null> {
  const { searchedAddress } = visit;
  if (!searchedAddress || !sources.content.live().stormMode) return null;
  const yours = await yoursAt(sources, searchedAddress, now);
  if (!yours) return null;
  const { stale } = sources.incidents.freshness();
  return {
    key: JSON.stringify([stale]),
    context: { isOfVisitor: true },
    part: () =>
      renderToString(
        createElement(
          PageLanguageContext.Provider,
          { value: pageLanguageOf(language, sources.content) },
          createElement(DictionaryProvider, {
            overrides: sources.content.dictionary(),
            children: createElement(StormYours, { yours }),
          }),
        ),
      ),
  };
}

/** For a visitor with an address (docs/decisions/donut.md). */
export const stormHomeOfVisitor: DonutPage = {
  path: '/',
  of: (request) => answerOf(gatewaysIn(request.language), request),
};
