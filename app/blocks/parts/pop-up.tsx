import type { ReactNode } from 'react';
import { parts as partsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Island } from './island';
import PopUpIsland from './pop-up-island';

export interface PopUpProps {
  summary: string;
  /** Defaults to the summary. */
  title?: string | undefined;
  side?: boolean;
  button?: boolean;
  /** Server-rendered, without islands. */
  children: ReactNode;
}

/** Expands in place, or opens as a pop-up with JavaScript (pop-up-island.tsx). */
export function PopUp({ summary, title, side = false, button = false, children }: PopUpProps) {
  const t = useTexts(partsTexts);
  const props = { summary, title: title ?? null, side, button, close: t('partClose') };
  return <Island name="parts/pop-up" of={PopUpIsland} props={props} slots={[children]} />;
}
