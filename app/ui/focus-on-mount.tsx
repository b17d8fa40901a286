import { useEffect, useRef, type ReactNode } from 'react';

/** What came in the place of what was asked: it takes the focus, so that reading goes on there, as it would on a new page. */
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
