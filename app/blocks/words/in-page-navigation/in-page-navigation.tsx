import { parts as partsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { iconOf } from '~/blocks/icon-of';
import { Island } from '~/blocks/parts/island';
import InPage from './island';
import type { InPageNavigationProps } from './schema';

/** Sticks to the top; with JavaScript it shows where one is and scrolls smoothly (island.tsx). */
export function InPageNavigation({ label, theme, links }: InPageNavigationProps) {
  const t = useTexts(partsTexts);
  if (links.length === 0) return null;
  const listed = links.map(({ icon, ...link }) => ({ ...link, icon: iconOf(icon) ?? null }));
  const props = {
    label: label ?? t('partOnThisPage'),
    isPowerUp: theme === 'power-up',
    links: listed,
  };
  return <Island name="in-page-navigation" of={InPage} props={props} className="inpage" />;
}
