import type { AllHTMLAttributes, ReactNode } from 'react';

export interface SlotProps extends AllHTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'details';
  /** Nothing in the browser. */
  of: ReactNode;
}

const LEFT_ALONE = { __html: '' };

/**
 * React takes over the element with empty content, which neither hydration nor a later render
 * applies, so it stays as the server rendered it.
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
