import { useId } from 'react';
import { home as homeTexts } from '#words/en.json';
import { useLive } from '~/cms/use-live';
import { useSettings } from '~/cms/use-settings';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { iconOf } from '~/blocks/icon-of';
import { RowLinks } from '~/blocks/parts/row-links';
import type { Service } from './schema';

export interface ServiceChooserProps {
  title: string;
  services: readonly Service[];
}

/** Back leads here. */
const START = 'services';

/** A service opens its options in place by anchor; Back leads to all services. */
export function ServiceChooser({ title, services: all }: ServiceChooserProps) {
  const headingId = useId();
  const { reportPowerCutUrl } = useSettings();
  const { disableReportAPowerCutButtons } = useLive();
  const services = disableReportAPowerCutButtons
    ? all.filter(({ href }) => href !== reportPowerCutUrl)
    : all;
  if (services.length === 0) return null;
  return (
    <section className="band" id={START} aria-labelledby={headingId}>
      <div className="wrap indent">
        <h2 id={headingId}>{title}</h2>
        {services.map(
          (service) =>
            service.options.length > 0 && <Options key={service.anchor} service={service} />,
        )}
        <div className="chooser start">
          <ul className="grid four">
            {services.map((service) => (
              <ServiceCard key={service.anchor} service={service} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function ServiceCard({ service: { title, text, icon, href, anchor } }: { service: Service }) {
  const name = iconOf(icon);
  return (
    <li className="card">
      {name && <Icon name={name} />}
      <h3>
        {href ? <SiteLink href={href}>{title}</SiteLink> : <a href={`#${anchor}`}>{title}</a>}
      </h3>
      {text && <p className="soft">{text}</p>}
    </li>
  );
}

function Options({ service: { title, anchor, options } }: { service: Service }) {
  const t = useTexts(homeTexts);
  return (
    <div className="chooser" id={anchor}>
      <p>
        <ActionLink href={`#${START}`} icon="back">
          {t('homeBack')}
        </ActionLink>
      </p>
      <h3>{title}</h3>
      <RowLinks links={options} />
    </div>
  );
}
