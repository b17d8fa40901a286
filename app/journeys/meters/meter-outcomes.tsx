import { type ReactNode } from 'react';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { DistributorContact } from '~/journeys/search/distributor-panel';
import { ActionLink } from '~/ui/action-link';
import { Button, ButtonLink } from '~/ui/button';
import { MANUAL_PATH, METER_PATH, mpanForms } from './mpan-paths';
import type { MeterNotFoundData, NotOursData } from './page-data';
import { NotFoundPicture } from './pictures';

/** Whose meter it is, with logo, phone and website. Specification: journeys, sections 2 and 8. */
export function NotOursPanel({ distributor, heading }: Pick<NotOursData, 'distributor'> & { heading?: ReactNode }) {
  const t = useTexts(mpanTexts);
  return (
    <div className="flow-l distributor">
      {heading}
      <DistributorContact distributor={distributor} lead={t('mpanNotOursContact')} />
    </div>
  );
}

/** Nobody knows the meter: two other ways. Specification: journeys, sections 2 and 8. */
export function MeterNotFoundPanel({
  meterNumber,
  down,
  typed,
  heading,
  onAgain,
}: Omit<MeterNotFoundData, 'kind'> & { heading?: ReactNode; onAgain?: (() => void) | undefined }) {
  const t = useTexts(mpanTexts);
  return (
    <div className="flow-l">
      <p>
        <NotFoundPicture />
      </p>
      {heading}
      <p className="lead breaks">
        {down ? t('mpanMeterNotFoundDown') : t('mpanMeterNotFoundText', { value: meterNumber })}
      </p>
      <p className="row">
        <span>{t('mpanTryBy')}</span>
        <ButtonLink href={mpanForms.address.path} icon="home">
          {t('mpanTryAddress')}
        </ButtonLink>
        <span>{t('mpanTryOr')}</span>
        <ButtonLink href={MANUAL_PATH} icon="document" second>
          {t('mpanFillForm')}
        </ButtonLink>
      </p>
      {typed && !onAgain ? (
        <form method="post" action={METER_PATH}>
          {Object.entries(typed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button second icon="meter">
            {t('mpanTryAgain')}
          </Button>
        </form>
      ) : (
        <p>
          <ActionLink href={METER_PATH} icon="meter" onClick={onAgain}>
            {t('mpanTryAgain')}
          </ActionLink>
        </p>
      )}
    </div>
  );
}
