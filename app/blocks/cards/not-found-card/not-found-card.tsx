import { emergencyNumber } from '#operator/profile.json';
import type { Cta } from '~/cms/cta';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { NightNotice } from '~/ui/night-notice';
import { telHref } from '~/ui/phone-link';
import { iconOf } from '~/blocks/icon-of';

export interface NotFoundCardProps {
  title: string | null;
  subtitle: string | null;
  icon: string | null;
  cta?: Cta | null | undefined;
}

/** For a reference that is not in the feed: possible reasons, and what to do next. */
export function NotFoundCard({ title, subtitle, icon, cta }: NotFoundCardProps) {
  const t = useTexts(incidentTexts);
  return (
    <NightNotice
      icon={iconOf(icon) ?? 'search'}
      chip={t('chipNotFound')}
      title={title ?? t('powerCutNotFoundTitle')}
      lead={subtitle ?? t('notFoundSubtitle')}
    >
      <ButtonLink
        href={cta?.href ?? '/power-cut'}
        icon="search"
        aria-label={cta?.ariaLabel ?? undefined}
      >
        {cta?.name ?? t('notFoundCta')}
      </ButtonLink>
      <ButtonLink href={telHref(emergencyNumber)} icon="phone" second>
        {t('callNumber', { phone: emergencyNumber })}
      </ButtonLink>
    </NightNotice>
  );
}
