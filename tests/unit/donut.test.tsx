import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { DONUT_HOLE } from '~/cms/donut-hole';
import { bareFrame, FrameProvider } from '~/cms/frame-data';
import { exampleIncident } from '../fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { situationOf } from '~/domain/incident/situation';
import { DAY, HOUR } from '~/domain/time/instant';
import { incidentModel } from '~/journeys/incident/models/incident-model';
import { IN_PAGE, VisitorPart, type VisitorData } from '~/journeys/incident/parts/visitor-part';
import { IncidentPage } from '~/routes/power-cut.incident/incident-page';
import { exampleContext, exampleCut as cut, now } from '../support/incident-context';

const HOSTILE = [
  `"'&<>`,
  '</script><script>alert(1)</script>',
  '<!-- --> ]]>',
  DONUT_HOLE,
  "$& $1 $` $' $$",
  '\u2028\u2029\u00a0\u200b',
  'Ŵŷ 🏚 ١٢',
  '%22+%20&quot;&amp;\\u0026',
  '{hour}{place}{value}',
];
/** Whatever a visitor's address may be made of. */
const words = fc
  .oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 40 }))
  .map((text) => text.trim() || 'x');

async function draw(element: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ path: '*', element }]);
  const found = await handler.query(new Request('http://site.test/power-cut/incident'));
  if (found instanceof Response) throw new Error('a redirect');
  const router = createStaticRouter(handler.dataRoutes, found);
  return renderToString(
    <FrameProvider data={bareFrame}>
      <StaticRouterProvider router={router} context={found} hydrate={false} />
    </FrameProvider>,
  );
}

const context = {
  ...exampleContext,
  odds: [{ at: now - HOUR, odds: { one: HOUR, half: 2 * HOUR, eight: 6 * HOUR, nine: 8 * HOUR } }],
};
const VARIANTS: Readonly<Record<string, Partial<Incident>>> = {
  'a power cut': cut,
  'without an estimate': { ...cut, estimateText: null, estimatedAt: null },
  'without a place': { ...cut, sectors: [] },
  restored: { ...cut, powerCutType: 'restored', restoredAt: now - HOUR },
  planned: { ...cut, powerCutType: 'planned', plannedAt: now + 4 * DAY },
};
const DATA = /<script id="visitor"[^>]*>(.*?)<\/script>/s;

describe('the incident page that is cached for many', () => {
  it.each(Object.entries(VARIANTS))(
    '%s: with its hole filled is the page of the visitor',
    async (_, overrides) => {
      const page = (visitor: VisitorData, isVisitors: boolean) => {
        const model = incidentModel(
          situationOf(exampleIncident(overrides), now, { storm: false }),
          {
            ...context,
            isVisitors,
          },
        );
        const log = { isMultipin: false, incidentType: 2, incidentReference: model.reference };
        const props = {
          page: model,
          log,
          visitor,
          drawing: null,
          blocks: [],
          refreshTarget: null,
          openSafari: false,
        };
        return draw(<IncidentPage {...props} shareUrl={null} checkHref="/power-cut/incident" />);
      };
      for (const isVisitors of [true, false]) {
        const [before, after, ...more] = (await page(IN_PAGE, isVisitors)).split(DONUT_HOLE);
        expect(more).toEqual([]);
        await fc.assert(
          fc.asyncProperty(words, words, async (postcode, fullAddress) => {
            const address = { postcode, fullAddress, mpan: null, textToken: 'a-token' };
            const part = renderToString(
              <VisitorPart address={address} shown={isVisitors} inPage />,
            );
            expect(JSON.parse(DATA.exec(part)?.[1] ?? '')).toEqual(address);
            const filled = `${before ?? ''}${part.replace(DATA, '')}${after ?? ''}`;
            const html = await page(address, isVisitors);
            expect(filled).toBe(html);
            expect(part).toMatch(/<input [^>]*form="text-me"[^>]*value="a-token"/);
          }),
          { numRuns: 15 },
        );
      }
    },
  );
});
