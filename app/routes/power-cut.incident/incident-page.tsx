import { HydratedBlocks, type HydratedBlock } from '~/blocks/hydrated';
import type { IncidentDrawing } from '~/domain/map/draw-incident';
import type { IncidentPage as Loaded } from '~/server/incident-page/load.server';
import type { Watched } from '~/incident-view/use-refresh';
import { useVisitLog, type VisitLog } from '~/incident-view/use-visit-log';
import { ListingPage } from './listing-page';
import { NoPicture } from './no-picture';
import { NothingPage } from './nothing-page';
import { OnePage } from './one-page';

export interface IncidentPageProps {
  page: Loaded['page'];
  drawing: IncidentDrawing | null;
  blocks: readonly HydratedBlock[];
  log: VisitLog | null;
  /** What the page's refresh asks about; null where there is nothing to follow. */
  watched: Watched | null;
  openSafari: boolean;
  shareUrl: string | null;
  checkHref: string;
}

/** The incident page in each of its variants. Specification: journeys, section 2 "Incident page". */
export function IncidentPage(props: IncidentPageProps) {
  const { page, blocks, log } = props;
  useVisitLog(log);
  switch (page.kind) {
    case 'incident':
      return <OnePage {...props} page={page} />;
    case 'listing':
      return <ListingPage {...props} page={page} />;
    case 'nothing':
      return <NothingPage {...props} page={page} />;
    case 'not-found':
      return <HydratedBlocks blocks={blocks} />;
    case 'no-picture':
      return <NoPicture checkHref={props.checkHref} />;
  }
}
