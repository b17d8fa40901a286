import type { Incidents } from '~/server/incidents/incidents';
import type { SourceCredit } from '~/domain/open/source-credit';
import type { Geography } from '~/server/ports/geography/port';

/** As the data's licences ask for; none for invented data. */
export const creditsOf = ({
  incidents,
  geography,
}: {
  incidents: Pick<Incidents, 'credit'>;
  geography: Pick<Geography, 'credit'>;
}): readonly SourceCredit[] =>
  [incidents.credit(), geography.credit].filter((credit) => credit !== null);
