import type { Cta } from '~/cms/cta';
import { partsTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { iconOf } from '../icon-of';

export interface CtaLinkProps {
  cta: Cta;
  /** Instead of what the content system wishes, such as a second one beside the first. */
  appearance?: Cta['appearance'];
  [data: `data-${string}`]: string | undefined;
}

/** A call to action as it wishes to look. One that opens a new tab says so. */
export function CtaLink({ cta, appearance = cta.appearance, ...data }: CtaLinkProps) {
  const t = useTexts(partsTexts);
  const icon = iconOf(cta.icon);
  const rest = {
    href: cta.href,
    ...(cta.ariaLabel ? { 'aria-label': cta.newTab ? `${cta.ariaLabel} ${t('partNewTab')}` : cta.ariaLabel } : {}),
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

/** Several beside each other. */
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
