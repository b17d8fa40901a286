import type { ReactNode } from 'react';
import { parts as partsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Island } from './island';
import PopUpIsland from './pop-up-island';

export interface PopUpProps {
  /** What opens it. */
  summary: string;
  /** The heading of the pop-up; the words that open it by default. */
  title?: string | undefined;
  /** Slides out at the side. */
  side?: boolean;
  /** The words that open it look like a button. */
  button?: boolean;
  /** Drawn on the server and shown as it is: it holds no island. */
  children: ReactNode;
}

/** More about something: opens in place, and with JavaScript as a pop-up (pop-up-island.tsx). */
export function PopUp({ summary, title, side = false, button = false, children }: PopUpProps) {
  const t = useTexts(partsTexts);
  const props = { summary, title: title ?? null, side, button, close: t('partClose') };
  return <Island name="parts/pop-up" of={PopUpIsland} props={props} slots={[children]} />;
}
