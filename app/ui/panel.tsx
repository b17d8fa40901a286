import type { ReactNode } from 'react';

export interface PanelProps {
  /** `edge` draws a border on paper, `night` raises it on the answer field. */
  look?: 'plain' | 'edge' | 'night';
  id?: string;
  labelledBy?: string;
  children: ReactNode;
}

export function Panel({ look = 'plain', id, labelledBy, children }: PanelProps) {
  const Box = labelledBy ? 'section' : 'div';
  return (
    <Box
      className={`panel flow${look === 'plain' ? '' : ` ${look}`}`}
      id={id}
      aria-labelledby={labelledBy}
    >
      {children}
    </Box>
  );
}
