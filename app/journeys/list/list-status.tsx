import { useLocation } from '@remix-run/react';
import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { LiveTime } from '~/ui/live-time';
import { Notice } from '~/ui/notice';
import type { ReactNode } from 'react';
import type { Texts } from '~/words/texts';
import type { ListHead } from './list-model';
import type { AgeModel } from '~/journeys/incident/models/age-model';
import { SiteLink } from '~/ui/site-link';

export interface ListStatusProps {
  counts: ListHead['counts'];
  age: AgeModel;
  children?: ReactNode;
}

/** Keeps an unchanged page byte-identical. */
const toTheMinute = (iso: string): string => `${iso.slice(0, 16)}Z`;

/** "43 power cuts and 38 planned jobs.", of the kinds that the list shows. */
function summaryOf(
  { unplanned, planned, restored }: ListHead['counts'],
  t: Texts<typeof listTexts>,
): string {
  const said = (count: number) => ({ count: count.toLocaleString('en-GB') });
  const cuts = unplanned === undefined ? null : t('listCuts', said(unplanned));
  const works = planned === undefined ? null : t('listPlanned', said(planned));
  if (cuts && works) return t('listSummary', { cuts, planned: works });
  const only = cuts ?? works ?? t('listRestored', said(restored ?? 0));
  return `${only.charAt(0).toUpperCase()}${only.slice(1)}.`;
}

/** Says if the data are old, unless the page already starts with that. */
export function ListStatus({ counts, age, children }: ListStatusProps) {
  const t = useTexts(listTexts);
  const { pathname, search } = useLocation();
  const words =
    age.time === null
      ? t('listLooked', { time: age.checked })
      : t('listUpdated', { time: age.time });
  const summary = summaryOf(counts, t);
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
        <SiteLink className="act" href={`${pathname}${search}`}>
          <Icon name="refresh" />
          {t('listCheckAgain')}
        </SiteLink>
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
