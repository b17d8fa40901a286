import type { ReactNode } from 'react';
import { slugOf } from '~/cms/slug';
import { iconOf } from '../icon-of';
import { Island } from './island';
import TabsIsland, { type TabsIslandProps } from './tabs-island';

export interface Tab {
  title: string;
  icon?: string | null;
  panel: ReactNode;
}
export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Beside the panels on wide screens; up and down arrows move between tabs. */
  vertical?: boolean;
  /** Starts with all panels closed; a second click on an open tab closes it. */
  closable?: boolean;
  /** Leads one step back; `href` is for pages without JavaScript. */
  back?: TabsIslandProps['back'];
}

/** With JavaScript a tab list (tabs-island.tsx). */
export function Tabs({ label, tabs, vertical = false, closable = false, back = null }: TabsProps) {
  const listed = tabs.map(({ title, icon }) => ({
    anchor: `${slugOf(label)}-${slugOf(title)}`,
    title,
    icon: iconOf(icon) ?? null,
  }));
  const panels = tabs.map(({ title, panel }) => (
    <>
      <h3 className="tab-title">{title}</h3>
      {panel}
    </>
  ));
  return (
    <Island
      name="parts/tabs"
      of={TabsIsland}
      props={{ label, tabs: listed, vertical, closable, back }}
      slots={panels}
      className="flow-l"
    />
  );
}
