import type { ReactNode } from 'react';
import { partsTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';
import { Icon } from '~/ui/icon';

export interface PopUpProps {
  /** What opens it. */
  summary: string;
  /** The heading of the pop-up; the words that open it by default. */
  title?: string | undefined;
  /** Slides out at the side. */
  side?: boolean;
  /** The words that open it look like a button. */
  button?: boolean;
  children: ReactNode;
}

/** More about something: opens in place, and with JavaScript as a pop-up (enhance-pop-up.ts). */
export function PopUp({ summary, title, side = false, button = false, children }: PopUpProps) {
  const t = useTexts(partsTexts);
  return (
    <details data-pop-up={side ? 'side' : 'middle'} data-title={title} data-close={t('partClose')}>
      <summary className={button ? 'btn second' : 'act'}>
        {summary}
        {title && <span className="hide">: {title}</span>}
        <Icon name="chevron" turn />
      </summary>
      <div className="pop-up flow">{children}</div>
    </details>
  );
}
