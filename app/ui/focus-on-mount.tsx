import { useEffect, useRef, type ReactNode } from 'react';

/** For what replaces what was asked: reading goes on there, as it would on a new page. */
export function FocusOnMount({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className={className} tabIndex={-1} ref={box}>
      {children}
    </div>
  );
}
