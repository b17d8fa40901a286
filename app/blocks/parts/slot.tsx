import type { AllHTMLAttributes, ReactNode } from 'react';

export interface SlotProps extends AllHTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'details';
  /** The server-rendered content; nothing in the browser. */
  of: ReactNode;
}

const LEFT_ALONE = { __html: '' };

/**
 * A place in an island whose content stays as the server rendered it: text, images, cards, other
 * islands. React takes over the element with empty content, which neither hydration nor a later
 * render applies.
 */
export function Slot({ as: Box = 'div', of, ...rest }: SlotProps) {
  return of === undefined ? (
    <Box {...rest} data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />
  ) : (
    <Box {...rest} data-slot="">
      {of}
    </Box>
  );
}
