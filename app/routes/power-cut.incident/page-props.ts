import type { IncidentDrawing } from '~/domain/map/draw-incident';
import type { IncidentPage as Loaded } from '~/journeys/incident/load/load.server';
import type { RefreshTarget } from '~/journeys/incident/parts/use-refresh';
import type { VisitLog } from '~/journeys/incident/parts/use-visit-log';
import type { VisitorData } from '~/journeys/incident/parts/visitor-part';
import type { WarmNowModel } from '~/journeys/warm/warm-model';
import type { IncidentBlock } from './incident-blocks';

/** What each variant of the incident page shows. */
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
  refreshTarget: RefreshTarget | null;
  openSafari: boolean;
  shareUrl: string | null;
  checkHref: string;
}
