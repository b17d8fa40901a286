import type { IncidentDrawing } from '~/domain/map/draw-incident';
import type { IncidentPage as Loaded } from '~/journeys/incident/load/load.server';
import type { Watched } from '~/journeys/incident/parts/use-refresh';
import type { WarmNowModel } from '~/journeys/warm/warm-model';
import { useVisitLog, type VisitLog } from '~/journeys/incident/parts/use-visit-log';
import {
  useVisitorData,
  VisitorProvider,
  type VisitorData,
} from '~/journeys/incident/parts/visitor-part';
import { IncidentBlocks, type IncidentBlock } from './incident-blocks';
import { ListingPage } from './listing-page';
import { NoData } from './no-data';
import { NothingPage } from './nothing-page';
import { OnePage } from './one-page';

export interface IncidentPageProps {
  page: Loaded['page'];
  drawing: IncidentDrawing | null;
  /** The nearest warm place, during a long power cut. */
  warm?: WarmNowModel | null | undefined;
  /** The interactive map, in place of the static one. */
  mapHref?: string | undefined;
  /** The small maps of several incidents, by reference. */
  maps?: Readonly<Record<string, IncidentDrawing>>;
  blocks: readonly IncidentBlock[];
  log: VisitLog | null;
  visitor?: VisitorData;
  /** What the page's refresh requests; null if there is nothing to follow. */
  watched: Watched | null;
  openSafari: boolean;
  shareUrl: string | null;
  checkHref: string;
}

/** The incident page in each of its variants. Specification: journeys, section 2 "Incident page". */
export function IncidentPage(props: IncidentPageProps) {
  const visitor = useVisitorData(props.visitor ?? null);
  useVisitLog(props.log, visitor.address);
  return (
    <VisitorProvider value={visitor}>
      <PageOfKind {...props} />
    </VisitorProvider>
  );
}

function PageOfKind(props: IncidentPageProps) {
  const { page, blocks } = props;
  switch (page.kind) {
    case 'incident':
      return <OnePage {...props} page={page} />;
    case 'listing':
      return <ListingPage {...props} page={page} />;
    case 'nothing':
      return <NothingPage {...props} page={page} />;
    case 'not-found':
      return <IncidentBlocks blocks={blocks} />;
    case 'no-picture':
      return <NoData checkHref={props.checkHref} />;
  }
}
