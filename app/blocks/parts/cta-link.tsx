import type { Cta } from '~/cms/cta';
import { parts as partsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { iconOf } from '../icon-of';

export interface CtaLinkProps {
  cta: Cta;
  /** Overrides content's, such as for a secondary one beside a primary. */
  appearance?: Cta['appearance'];
  [data: `data-${string}`]: string | undefined;
}

export function CtaLink({ cta, appearance = cta.appearance, ...data }: CtaLinkProps) {
  const t = useTexts(partsTexts);
  const icon = iconOf(cta.icon);
  const rest = {
    href: cta.href,
    ...(cta.ariaLabel
      ? { 'aria-label': cta.newTab ? `${cta.ariaLabel} ${t('partNewTab')}` : cta.ariaLabel }
      : {}),
    ...(cta.newTab ? { target: '_blank', rel: 'noopener' } : {}),
    ...(icon ? { icon } : {}),
    ...data,
  };
  const name = (
    <span>
      {cta.name}
      {cta.newTab && <span className="hide"> {t('partNewTab')}</span>}
    </span>
  );
  if (appearance === 'link') return <ActionLink {...rest}>{name}</ActionLink>;
  return (
    <ButtonLink second={appearance === 'second'} {...rest}>
      {name}
    </ButtonLink>
  );
}

export function CtaRow({ ctas }: { ctas: readonly Cta[] }) {
  if (ctas.length === 0) return null;
  return (
    <ul className="row ctas">
      {ctas.map((cta) => (
        <li key={`${cta.href} ${cta.name}`}>
          <CtaLink cta={cta} />
        </li>
      ))}
    </ul>
  );
}
