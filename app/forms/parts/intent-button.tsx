import { type ReactNode } from 'react';
import { INTENT } from '../engine/intent-name';
import { Button } from '~/ui/button';

export interface IntentButtonProps {
  /** `add:assets`, `find:address`, `manual:address` */
  intent: string;
  children: ReactNode;
}

export function IntentButton({ intent, children }: IntentButtonProps) {
  return (
    <Button second name={INTENT} value={intent} formNoValidate>
      {children}
    </Button>
  );
}
