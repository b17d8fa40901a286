import { type ReactNode } from 'react';
import { INTENT } from '../engine/intent-name';
import { Button } from '~/ui/button';

export interface IntentButtonProps {
  /** What the press wants: `add:assets`, `find:address`, `manual:address`. */
  intent: string;
  children: ReactNode;
}

/** A button that posts the page as it is and asks for something else than the next page; it works without JavaScript. */
export function IntentButton({ intent, children }: IntentButtonProps) {
  return (
    <Button second name={INTENT} value={intent} formNoValidate>
      {children}
    </Button>
  );
}
