import type { ReactNode } from 'react';
import { slugOf } from '~/cms/slug';
import { Icon } from '~/ui/icon';
import { iconOf } from '../icon-of';

export interface Tab {
  title: string;
  icon?: string | null;
  panel: ReactNode;
}
export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Beside the panels on wide screens; arrow up and down move between tabs. */
  vertical?: boolean;
  /** Starts with all panels closed; a second click on an open tab closes it. */
  closable?: boolean;
}

/**
 * Sections with a list of links to them; with JavaScript a tab list (enhance-tabs.ts). WAI-ARIA Authoring Practices, "Tabs".
 */
export function Tabs({ label, tabs, vertical = false, closable = false }: TabsProps) {
  const anchors = tabs.map(({ title }) => `${slugOf(label)}-${slugOf(title)}`);
  return (
    <div
      className={vertical ? 'tabs upright' : 'tabs'}
      data-tabs={vertical ? 'vertical' : 'horizontal'}
      data-closable={closable ? '' : undefined}
    >
      <ul className="tab-list" aria-label={label}>
        {tabs.map(({ title, icon }, index) => {
          const picture = iconOf(icon);
          return (
            <li key={anchors[index]}>
              <a className="tab" href={`#${anchors[index] ?? ''}`}>
                {picture && <Icon name={picture} />}
                {title}
              </a>
            </li>
          );
        })}
      </ul>
      <div className="tab-panels">
        {tabs.map(({ title, panel }, index) => (
          <div className="tab-panel flow" id={anchors[index]} key={anchors[index]}>
            <h3 className="tab-title">{title}</h3>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
