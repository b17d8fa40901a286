import { useNavigate } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { area as areaTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { useActionResult } from '~/forms/fixed/action-result';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { areaSchema } from '~/forms/schemas/area';
import { useHydrated } from '~/ui/use-hydrated';
import { SearchBox } from '~/journeys/search/search-box';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { ErrorSummary, type ErrorSummaryProps } from '~/ui/error-summary';
import {
  AREA_CHOSEN,
  AREA_PATH,
  type AreaAddress,
  type AreaPageData,
  type AreaOutcome,
} from './area-data';
import { areaWords } from './area-words';
import { DistributorContact } from '~/journeys/search/distributor-panel';

const NOTHING: ErrorSummaryProps['errors'] = [];

export function AreaPage(data: AreaPageData) {
  const t = useTexts(areaTexts);
  const navigate = useNavigate();
  const enhanced = useHydrated();
  // The first result is part of the page; later ones open in a pop-up.
  const [first] = useState(data.address);
  const [pressed, setPressed] = useState<AreaAddress | null>(null);
  const { fetcher } = useActionResult(data);
  const { errors, onErrors } = useFormErrors(data.fieldErrors);
  const { address, outcome } = data;
  const isFirst = address === first;
  const checked =
    pressed !== null && pressed === address ? (address.isOwn ? 'success' : 'not-in-area') : null;
  const inDialog = checked ?? (isFirst ? null : outcome);
  const close = () => {
    setPressed(null);
    navigate(AREA_PATH, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <BackLink href="/" label={t('areaBack')}>
        {t('areaBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="flow-l form">
          <ErrorSummary heading={t('areaErrorHeading')} errors={address ? NOTHING : errors} />
          <h1>{t('areaTitle')}</h1>
          {isFirst && outcome && (
            <div className="panel flow" role={outcome === 'incorrect' ? 'alert' : undefined}>
              <AreaOutcomePanel
                outcome={outcome}
                address={address}
                heading={<h2>{areaWords(outcome, address, t).title}</h2>}
              />
            </div>
          )}
          {!outcome && <p className="lead">{t('areaText')}</p>}
          <SearchBox
            mode="area"
            returnTo={AREA_CHOSEN}
            label={t('areaSearchLabel')}
            button={t('areaSearchButton')}
            big={false}
            second
          />
          <FixedForm
            schema={areaSchema}
            say={t}
            action={AREA_PATH}
            method="get"
            values={{}}
            fetcher={fetcher}
            onErrors={onErrors}
            onSubmit={(_, event) => {
              event.preventDefault();
              setPressed(address);
            }}
          >
            {address && (
              <div className="f">
                <p className="label">{t('areaChosen')}</p>
                <p className="row">
                  <span className="chosen">{address.fullAddress}</span>
                  <ActionLink href={AREA_PATH} icon="cross" onClick={() => setPressed(null)}>
                    {t('areaClear')}
                  </ActionLink>
                </p>
                <input type="hidden" name="chosen" value="true" />
              </div>
            )}
            <input type="hidden" name="check" value="true" />
            <p className="actions">
              <Button aria-disabled={(enhanced && !address) || undefined}>{t('areaCheck')}</Button>
            </p>
          </FixedForm>
        </div>
      </div>
      {inDialog && (
        <Dialog
          open
          onClose={close}
          heading={areaWords(inDialog, address, t).title}
          closeLabel={t('areaClose')}
        >
          <AreaOutcomePanel outcome={inDialog} address={address} />
        </Dialog>
      )}
    </>
  );
}

interface AreaOutcomePanelProps {
  outcome: AreaOutcome;
  address: AreaAddress | null;
  heading?: ReactNode;
}

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
