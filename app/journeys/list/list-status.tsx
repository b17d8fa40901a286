import { useLocation } from '@remix-run/react';
import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { LiveTime } from '~/ui/live-time';
import { Notice } from '~/ui/notice';
import type { ReactNode } from 'react';
import type { AgeModel } from '~/journeys/incident/models/age-model';

export interface ListStatusProps {
  cuts: number;
  planned: number;
  age: AgeModel;
  children?: ReactNode;
}

/** Rounds a time so that an unchanged page stays byte-identical. */
const toTheMinute = (iso: string): string => `${iso.slice(0, 16)}Z`;

/**
 * How many, how fresh, and a link to check again. Says if the data are old, unless the page already
 * starts with that.
 */
export function ListStatus({ cuts, planned, age, children }: ListStatusProps) {
  const t = useTexts(listTexts);
  const { pathname, search } = useLocation();
  const words = age.time === null ? t('listLooked', { time: age.looked }) : t('listUpdated', { time: age.time });
  const summary = t('listSummary', {
    cuts: t('listCuts', { count: cuts.toLocaleString('en-GB') }),
    planned: t('listPlanned', { count: planned.toLocaleString('en-GB') }),
  });
  return (
    <>
      <p className="lead">{summary}</p>
      <p className="hide" role="status" data-news={summary} />
      <p className="row">
        {(age.live || age.sentence === null) && (
          <span className="soft">
            <LiveTime dateTime={toTheMinute(age.iso)}>{words}</LiveTime>
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
