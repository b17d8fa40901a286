import { useVisitLog } from '~/journeys/incident/parts/use-visit-log';
import { useVisitorData, VisitorProvider } from '~/journeys/incident/parts/visitor-part';
import { IncidentBlocks } from './incident-blocks';
import { ListingPage } from './listing-page';
import { NoData } from './no-data';
import { NothingPage } from './nothing-page';
import { OnePage } from './one-page';
import type { IncidentPageProps } from './page-props';

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
