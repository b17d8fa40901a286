import { type ReactNode } from 'react';
import { area as areaTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { DistributorContact } from '~/journeys/search/distributor-panel';
import { ActionLink } from '~/ui/action-link';
import type { AreaAddress, AreaOutcome } from './area-data';
import { areaWords } from './area-words';

export interface AreaOutcomePanelProps {
  outcome: AreaOutcome;
  address: AreaAddress | null;
  heading?: ReactNode;
}

/** What the checker found: ours, or another company's with how to reach it. Specification: lookup, section 4. */
export function AreaOutcomePanel({ outcome, address, heading }: AreaOutcomePanelProps) {
  const t = useTexts(areaTexts);
  return (
    <div className="flow">
      {heading}
      <p className="lead">{areaWords(outcome, address, t).body}</p>
      {outcome === 'success' && (
        <p>
          <ActionLink href="/power-cut" icon="power-cut">
            {t('areaSuccessNext')}
          </ActionLink>
        </p>
      )}
      {outcome !== 'success' && (
        <DistributorContact distributor={address?.distributor ?? null} lead={t('areaContact')} />
      )}
    </div>
  );
}
