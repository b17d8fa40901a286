import { useId } from 'react';
import { serviceCards as serviceCardsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Choice } from '~/ui/choice';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { iconOf } from '~/blocks/icon-of';
import { BlockSection } from '~/blocks/parts/block-section';
import type { ServiceCardsProps } from './schema';

/** The toggle is a group of radio buttons, and works with CSS only; without CSS all are shown. */
export function ServiceCards({ title, toggleLabel, groups }: ServiceCardsProps) {
  const t = useTexts(serviceCardsTexts);
  const name = useId();
  if (groups.length === 0) return null;
  const several = groups.length > 1;
  return (
    <BlockSection title={title} className="toggle-cards">
      {several && (
        <fieldset className="picks toggle">
          <legend>{toggleLabel ?? t('serviceCardsToggle')}</legend>
          {groups.map((group, index) => (
            <Choice
              key={group.label}
              type="radio"
              name={name}
              className={`t${index + 1}`}
              value={index}
              defaultChecked={index === 0}
            >
              {group.label}
            </Choice>
          ))}
        </fieldset>
      )}
      {groups.map((group, index) => (
        <div key={group.label} className={`flow g g${index + 1}`}>
          {several && <h3>{group.label}</h3>}
          <Cards cards={group.cards} />
        </div>
      ))}
    </BlockSection>
  );
}

function Cards({ cards }: { cards: ServiceCardsProps['groups'][number]['cards'] }) {
  return (
    <ul className="grid">
      {cards.map((card) => {
        const icon = iconOf(card.icon);
        return (
          <li className="card" key={card.link.href}>
            {icon && <Icon name={icon} />}
            <strong className="h3">
              <SiteLink href={card.link.href}>{card.title}</SiteLink>
            </strong>
            {card.text && <p>{card.text}</p>}
          </li>
        );
      })}
    </ul>
  );
}
