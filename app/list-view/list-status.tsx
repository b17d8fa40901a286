import { useLocation } from '@remix-run/react';
import { listTexts } from '~/cms/texts/list';
import { useTexts } from '~/cms/use-texts';
import { Icon } from '~/ui/icon';
import { LiveTime } from '~/ui/live-time';
import { Notice } from '~/ui/notice';
import type { ReactNode } from 'react';
import { useListRefresh } from './use-list-refresh';

export interface ListStatusProps {
  cuts: number;
  planned: number;
  updated: string;
  updatedIso: string;
  stale: boolean;
  children?: ReactNode;
}

/** How many, how fresh, and a way to ask again. Stale carries its time. */
export function ListStatus({ cuts, planned, updated, updatedIso, stale, children }: ListStatusProps) {
  const t = useTexts(listTexts);
  const { pathname, search } = useLocation();
  const heardAt = useListRefresh();
  const counted = (count: number, kind: 'listCuts' | 'listPlanned') =>
    t(`${kind}${count === 0 ? 'None' : count === 1 ? 'One' : 'Many'}`, { count: count.toLocaleString('en-GB') });
  return (
    <>
      <p className="lead">
        {t('listSummary', { cuts: counted(cuts, 'listCuts'), planned: counted(planned, 'listPlanned') })}
      </p>
      <p className="row">
        {!stale && (
          <span className="soft">
            <LiveTime dateTime={updatedIso}>{t('listUpdated', { time: heardAt ?? updated })}</LiveTime>
          </span>
        )}
        <a className="act" href={`${pathname}${search}`}>
          <Icon name="refresh" />
          {t('listCheckAgain')}
        </a>
        {children}
      </p>
      {stale && (
        <Notice status="aware" icon="clock">
          <p>{t('listStale', { time: updated })}</p>
        </Notice>
      )}
    </>
  );
}
