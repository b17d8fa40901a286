import { useId, type ReactNode } from 'react';
import { slugOf } from '~/cms/slug';

export interface BlockSectionProps {
  title?: string | null | undefined;
  mist?: boolean;
  /** By default its title as an anchor, for in-page links. */
  id?: string | undefined;
  className?: string | undefined;
  /** Instead of indented to the line. */
  wide?: boolean;
  children: ReactNode;
}

export function BlockSection({
  title,
  mist = false,
  id,
  className,
  wide = false,
  children,
}: BlockSectionProps) {
  const headingId = useId();
  const Box = title ? 'section' : 'div';
  return (
    <Box
      className={['band', mist && 'mist', className].filter(Boolean).join(' ')}
      id={id ?? (title ? slugOf(title) : undefined)}
      aria-labelledby={title ? headingId : undefined}
    >
      <div className={wide ? 'wrap flow-l' : 'wrap indent flow-l'}>
        {title && <h2 id={headingId}>{title}</h2>}
        {children}
      </div>
    </Box>
  );
}
