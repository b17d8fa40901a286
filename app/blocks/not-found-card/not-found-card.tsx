import { useId } from 'react';
import type { Cta } from '~/cms/cta';
import { incidentTexts } from '~/cms/texts/incident';
import { useTexts } from '~/cms/use-texts';
import { ButtonLink } from '~/ui/button';
import { StatusChip } from '~/ui/chip';
import { telHref } from '~/ui/phone-link';
import { iconOf } from '../icon-of';

export interface NotFoundCardProps {
  title: string | null;
  subtitle: string | null;
  icon: string | null;
  cta?: Cta | null | undefined;
}

/** A reference that is not in the feed: what may have happened, and the way on. Specification: journeys, sections 2 and 8. */
export function NotFoundCard({ title, subtitle, icon, cta }: NotFoundCardProps) {
  const t = useTexts(incidentTexts);
  const headingId = useId();
  return (
    <section className="answer field-night" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="on-line" data-s="none">
          <span className="rail" />
          <p>
            <StatusChip status="none" icon={iconOf(icon) ?? 'search'}>
              {t('chipNotFound')}
            </StatusChip>
          </p>
          <h1 id={headingId}>{title ?? t('notFoundTitle')}</h1>
          <p className="lead">{subtitle ?? t('notFoundSubtitle')}</p>
          <p className="row">
            <ButtonLink href={cta?.href ?? '/power-cut'} icon="search" aria-label={cta?.ariaLabel ?? undefined}>
              {cta?.name ?? t('notFoundCta')}
            </ButtonLink>
            <ButtonLink href={telHref('105')} icon="phone" second>
              {t('callUs', { phone: '105' })}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
