import { useLangOf } from '~/words/page-language';
import type { ReactNode } from 'react';
import { planned as plannedTexts, incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { incidentUrl } from '~/domain/incident/for-address';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { StatusChip } from '~/ui/chip';
import { Icon } from '~/ui/icon';
import { Panel } from '~/ui/panel';
import { telHref } from '~/ui/phone-link';
import type { NextStep } from '~/domain/offers/next-step';
import type { FuturePlannedModel } from './future-planned-model';

const steps = [
  'futurePrepareCharge',
  'futurePrepareFood',
  'futurePrepareLight',
  'futurePrepareGate',
] as const;

function NoWork({ change, unavailable }: { change: ReactNode; unavailable: boolean }) {
  const t = useTexts(plannedTexts);
  return (
    <div className="wrap indent band flow-l">
      <h1>{t(unavailable ? 'futureTitle' : 'futureNoneTitle')}</h1>
      <p className="lead">{t(unavailable ? 'plannedUnavailable' : 'futureNoneText')}</p>
      <p className="row">
        <ButtonLink href="/power-cut" icon="search">
          {t('futureSearch')}
        </ButtonLink>
        {change}
      </p>
    </div>
  );
}

const nextPath = {
  form: '/forms/future-planned-power-cut',
  offers: '/power-cut/offers-page',
} as const;

/** The form about the visitor's needs comes first, then the free items. */
function Next({ step }: { step: 'form' | 'offers' }) {
  const t = useTexts(plannedTexts);
  const isForm = step === 'form';
  return (
    <div className="flow">
      <p>{t(isForm ? 'futureFormText' : 'futureOffersText')}</p>
      <p>
        <ButtonLink href={nextPath[step]} icon="arrow">
          {t(isForm ? 'futureFormButton' : 'futureOffersButton')}
        </ButtonLink>
      </p>
    </div>
  );
}

export interface FuturePlannedProps {
  work: FuturePlannedModel | null;
  unavailable: boolean;
  next: NextStep;
  phone: string;
  change: ReactNode;
}

export function FuturePlanned({ work, next, unavailable, phone, change }: FuturePlannedProps) {
  const t = useTexts(plannedTexts);
  const chip = useTexts(incidentTexts);
  const langOf = useLangOf();
  if (!work) return <NoWork change={change} unavailable={unavailable} />;
  const facts = [
    [t('futureAddress'), work.address],
    [
      t('futureReason'),
      work.reason?.text,
      work.reason?.operators ? langOf(work.reason.text) : undefined,
    ],
    [t('futureReference'), work.reference],
  ] as const;
  return (
    <div className="wrap indent band">
      <div className="cols">
        <div className="flow-l">
          <p>
            <StatusChip status="planned">{chip('chipPlanned')}</StatusChip>
          </p>
          <h1>
            {t('futureDate', { date: work.date })} {work.hours}
          </h1>
          <p className="lead">{t('futureTitle')}</p>
          <dl className="answers">
            {facts.map(([name, value, lang]) =>
              value ? (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd lang={lang}>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          {next && <Next step={next} />}
          <p className="row">
            <ActionLink href={incidentUrl(work.reference, null)} icon="planned">
              {t('futureIncident')}
            </ActionLink>
            {change}
          </p>
          <section className="flow" aria-labelledby="prepare">
            <h2 id="prepare">{t('futurePrepareTitle')}</h2>
            <ul className="ticks">
              {steps.map((step) => (
                <li key={step}>
                  <Icon name="tick" />
                  <span>{t(step)}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <Panel labelledBy="needs">
          <h2 className="h3" id="needs">
            {t('futureNeedsTitle')}
          </h2>
          <p>{t('futureNeedsText')}</p>
          <p>
            <ButtonLink href={telHref(phone)} icon="phone" second>
              {t('futureCall', { phone })}
            </ButtonLink>
          </p>
        </Panel>
      </div>
    </div>
  );
}
