import type { Cta } from '~/cms/cta';
import { useLive } from '~/cms/use-live';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { iconOf } from '~/blocks/icon-of';

export interface IsPowerOffCtaProps {
  title: string;
  text: string;
  ctas: readonly Cta[];
}

/** Hidden while reporting is switched off. */
export function IsPowerOffCta({ title, text, ctas }: IsPowerOffCtaProps) {
  const { disableReportAPowerCutButtons } = useLive();
  if (disableReportAPowerCutButtons) return null;
  return (
    <section className="band">
      <div className="wrap indent">
        <div className="panel flow">
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          <p className="row">
            {ctas.map(({ href, name, appearance, icon, ariaLabel }) => {
              const look = { href, icon: iconOf(icon), 'aria-label': ariaLabel ?? undefined };
              return appearance === 'link' ? (
                <ActionLink key={href} {...look}>
                  {name}
                </ActionLink>
              ) : (
                <ButtonLink key={href} {...look} second={appearance === 'second'}>
                  {name}
                </ButtonLink>
              );
            })}
          </p>
        </div>
      </div>
    </section>
  );
}
