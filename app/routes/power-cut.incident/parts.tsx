import type { ReactNode } from 'react';
import { usePreferences } from '~/cms/use-preferences';
import type { IncidentDrawing } from '~/domain/map/draw-incident';
import type { AnswerModel } from '~/journeys/incident/models/answer-model';
import { WhereMap } from '~/journeys/incident/parts/where-map';
import type { Refreshed } from '~/journeys/incident/parts/use-refresh';
import { IncidentMap } from '~/journeys/map/incident-map';

export function Where({
  drawing,
  answer,
  label,
  ...words
}: {
  drawing: IncidentDrawing | null;
  answer: AnswerModel;
  label: string;
  roads?: readonly string[] | null;
  note?: string;
  href?: string | undefined;
}): ReactNode {
  return (
    <WhereMap
      map={drawing && <IncidentMap drawing={drawing} label={label} status={answer.status} />}
      {...words}
    />
  );
}

export function withCheckedAt(answer: AnswerModel, { checked, data }: Refreshed): AnswerModel {
  // After an event the page's own data are newer than the last heartbeat.
  if (checked === null || !answer.checked?.live || checked.iso < answer.checked.checkedIso)
    return answer;
  const refreshed = {
    ...answer.checked,
    looked: checked.words,
    checkedIso: checked.iso,
    ...(data && { time: data.words, iso: data.iso }),
  };
  return { ...answer, checked: refreshed };
}

/** For browsers that run no script. */
export function LogWithoutScript({ query, when }: { query: string; when: boolean }) {
  const { lowData } = usePreferences();
  if (!when || lowData) return null;
  return (
    <noscript>
      <img src={`/power-cut/incident/seen.gif${query}`} alt="" width="1" height="1" />
    </noscript>
  );
}
