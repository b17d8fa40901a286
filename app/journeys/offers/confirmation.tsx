import { offers as offersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { OffersDone } from './offers-data';
import { useRequestedEvent } from './use-event';

export interface ConfirmationProps {
  done: OffersDone;
  address: string;
  /** Closing returns to the incident page (journeys, section 4). */
  incidentPath: string;
  /** In the pop-up the heading and Close stand above. */
  heading: boolean;
}

/** "You've requested N items": one or several, properly (J-934). */
export const useDoneTitle = (count: number): string => {
  const t = useTexts(offersTexts);
  return t('offersDone', { count });
};

/** What was requested, with thanks and the address. Specification: journeys, section 2 "Offers page". */
export function Confirmation({ done: { count, kept, id }, address, incidentPath, heading }: ConfirmationProps) {
  const t = useTexts(offersTexts);
  const title = useDoneTitle(count);
  useRequestedEvent(count, id);
  return (
    <div className="flow-l">
      {heading && <h1>{title}</h1>}
      <p className="lead">{t('offersDoneText', { count, address })}</p>
      {kept && (
        <Notice status="aware">
          <p>{t('offersKept')}</p>
        </Notice>
      )}
      <p className="row">
        <ButtonLink href="/power-cut/planned-power-cuts" icon="planned">
          {t('offersViewPlanned')}
        </ButtonLink>
        {heading && (
          <ActionLink href={incidentPath} icon="arrow">
            {t('offersDoneClose')}
          </ActionLink>
        )}
      </p>
    </div>
  );
}
