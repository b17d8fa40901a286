import { type ReactNode } from 'react';
import { INTENT } from '../engine/intent-name';
import { Button } from '~/ui/button';

export interface IntentButtonProps {
  /** The button's action: `add:assets`, `find:address`, `manual:address`. */
  intent: string;
  children: ReactNode;
}

/** A button that posts the page as it is for another action than Next; works without JavaScript. */
export function IntentButton({ intent, children }: IntentButtonProps) {
  return (
    <Button second name={INTENT} value={intent} formNoValidate>
      {children}
    </Button>
  );
}
