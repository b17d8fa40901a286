import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { localKeys, sessionKeys } from '~/cms/browser-storage';
import { offers as offersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { useCompletedEvent } from '~/cms/analytics/use-completed';
import { Dialog } from '~/ui/dialog';
import { Choice } from './choice';
import { Confirmation, useDoneTitle } from './confirmation';
import { EmailStep } from './email-step';
import { offersHref, type OffersData } from './offers-data';
import { useEvent } from './use-event';

/** The specification's keys (journeys, section 3), for whoever reads them; the site itself asks the server. */
function useOffersMirror({ reference, type }: OffersData['mirror']) {
  useEffect(() => {
    if (reference === null) return;
    localKeys.set('offersSearchedIncidentReference', reference);
    sessionKeys.set('incidentRef', reference);
    if (type === null) return;
    localKeys.set('offersSearchedIncidentType', type);
    sessionKeys.set('incidentType', type);
  }, [reference, type]);
}

export interface OffersViewProps {
  data: OffersData;
  /** JavaScript runs: the e-mail address and the confirmation are pop-ups over the items. */
  live: boolean;
}

/** The offers page: the items, then the e-mail address where it is not known, then the confirmation. Journeys, section 2. */
export function OffersView({ data, live }: OffersViewProps) {
  const t = useTexts(offersTexts);
  const navigate = useNavigate();
  const { step, preview, done, cards, address, incidentPath } = data;
  const doneTitle = useDoneTitle(done?.count ?? 0);
  useOffersMirror(data.mirror);
  // The form leads here instead of to its own thank-you page.
  useCompletedEvent('future-planned-power-cut', data.formSent ? `offers ${data.mirror.reference ?? ''}` : null);
  // Not on the way back from a confirmation: what was requested was viewed before.
  useEvent(step === 'done' || preview ? null : { event: 'offers_viewed', offers: cards.length });

  const confirmation = done && (
    <Confirmation done={done} address={address ?? ''} incidentPath={incidentPath} heading={!live} />
  );
  const email = <EmailStep data={data} live={live} />;
  return (
    <div className="wrap indent band flow-l">
      {(step === 'choose' || live) && (
        <Choice data={step === 'choose' ? data : { ...data, problem: null }} bar={step === 'choose'} />
      )}
      {!live && step === 'email' && (
        <>
          <h1>{t('offersEmailTitle')}</h1>
          {email}
        </>
      )}
      {!live && step === 'done' && confirmation}
      <Dialog
        open={live && step === 'email'}
        heading={t('offersEmailTitle')}
        closeLabel={t('offersClose')}
        onClose={() => navigate(offersHref('choose', preview), { preventScrollReset: true })}
      >
        {email}
      </Dialog>
      <Dialog
        open={live && step === 'done'}
        heading={doneTitle}
        closeLabel={t('offersDoneClose')}
        onClose={() => navigate(incidentPath)}
      >
        {confirmation}
      </Dialog>
    </div>
  );
}
