import type { ReactNode } from 'react';

export interface LiveTimeProps {
  /** ISO 8601. */
  dateTime?: string;
  /** The source no longer answers: the dot goes, the time stays. */
  stale?: boolean;
  children: ReactNode;
}

export function LiveTime({ dateTime, stale = false, children }: LiveTimeProps) {
  const className = stale ? undefined : 'live';
  return dateTime ? (
    <time className={className} dateTime={dateTime}>
      {children}
    </time>
  ) : (
    <span className={className}>{children}</span>
  );
}
