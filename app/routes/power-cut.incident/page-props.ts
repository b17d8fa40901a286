import type { IncidentDrawing } from '~/domain/map/draw-incident';
import type { IncidentPage as Loaded } from '~/journeys/incident/load/load.server';
import type { RefreshTarget } from '~/journeys/incident/parts/use-refresh';
import type { VisitLog } from '~/journeys/incident/parts/use-visit-log';
import type { VisitorData } from '~/journeys/incident/parts/visitor-part';
import type { WarmNowModel } from '~/journeys/warm/warm-model';
import type { IncidentBlock } from './incident-blocks';

export interface IncidentPageProps {
  page: Loaded['page'];
  drawing: IncidentDrawing | null;
  /** Only during a long power cut. */
  warm?: WarmNowModel | null | undefined;
  mapHref?: string | undefined;
  /** By reference. */
  maps?: Readonly<Record<string, IncidentDrawing>>;
  blocks: readonly IncidentBlock[];
  log: VisitLog | null;
  visitor?: VisitorData;
  /** Null if there is nothing to follow. */
  refreshTarget: RefreshTarget | null;
  openSafari: boolean;
  shareUrl: string | null;
  checkHref: string;
}
