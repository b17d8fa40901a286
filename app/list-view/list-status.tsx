import { useLocation } from '@remix-run/react';
import { listTexts } from '~/cms/texts/list';
import { useTexts } from '~/cms/use-texts';
import { Icon } from '~/ui/icon';
import { LiveTime } from '~/ui/live-time';
import { Notice } from '~/ui/notice';
import type { ReactNode } from 'react';
import type { AgeModel } from '~/incident-view/age-model';
import { useListRefresh } from './use-list-refresh';

export interface ListStatusProps {
  cuts: number;
  planned: number;
  age: AgeModel;
  children?: ReactNode;
}

/** How many, how fresh, and a way to ask again. Old data say so; where that is the first line of the page it is not said twice. */
export function ListStatus({ cuts, planned, age, children }: ListStatusProps) {
  const t = useTexts(listTexts);
  const { pathname, search } = useLocation();
  const heardAt = useListRefresh();
  const counted = (count: number, kind: 'listCuts' | 'listPlanned') =>
    t(`${kind}${count === 0 ? 'None' : count === 1 ? 'One' : 'Many'}`, { count: count.toLocaleString('en-GB') });
  const time = heardAt ?? age.time;
  const words = time === null ? t('listLooked', { time: age.looked }) : t('listUpdated', { time });
  return (
    <>
      <p className="lead">
        {t('listSummary', { cuts: counted(cuts, 'listCuts'), planned: counted(planned, 'listPlanned') })}
      </p>
      <p className="row">
        {(age.live || age.sentence === null) && (
          <span className="soft">
            <LiveTime dateTime={age.iso}>{words}</LiveTime>
          </span>
        )}
        <a className="act" href={`${pathname}${search}`}>
          <Icon name="refresh" />
          {t('listCheckAgain')}
        </a>
        {children}
      </p>
      {age.sentence !== null && !age.first && (
        <Notice status="aware" icon="clock">
          <p>{age.sentence}</p>
        </Notice>
      )}
    </>
  );
}
