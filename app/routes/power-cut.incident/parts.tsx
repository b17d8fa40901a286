import type { ReactNode } from 'react';
import { usePreferences } from '~/cms/use-preferences';
import type { IncidentDrawing } from '~/domain/map/draw-incident';
import { clock, momentOf } from '~/domain/speak-time';
import type { AnswerModel } from '~/incident-view/answer-model';
import { WhereMap } from '~/incident-view/where-map';
import type { Refreshed } from '~/incident-view/use-refresh';
import { IncidentMap } from '~/map-view/incident-map';
import { ChangeAddress } from '~/search-view/change-address';

/** Change address, with the postcode of the page in the field. */
export const Change = ({ answer }: { answer: AnswerModel }) => (
  <ChangeAddress mode="power-cut" value={answer.searched} />
);

/** The map and its words; nothing where there is no place to draw and nothing to say. */
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
}): ReactNode {
  return (
    <WhereMap map={drawing && <IncidentMap drawing={drawing} label={label} status={answer.status} />} {...words} />
  );
}

/** The answer with the time at which this browser last heard from the server. */
export function withCheckedAt(answer: AnswerModel, { checkedAt, dataAt }: Refreshed): AnswerModel {
  if (checkedAt === null || !answer.checked?.live) return answer;
  const checked = {
    ...answer.checked,
    looked: clock(checkedAt),
    checkedIso: new Date(checkedAt).toISOString(),
    ...(dataAt !== null && { time: momentOf(dataAt, checkedAt), iso: new Date(dataAt).toISOString() }),
  };
  return { ...answer, checked };
}

/** Lets a page whose browser runs no script log its search. */
export function LogWithoutScript({ query, when }: { query: string; when: boolean }) {
  const { lowData } = usePreferences();
  if (!when || lowData) return null;
  return (
    <noscript>
      <img src={`/power-cut/incident/seen.gif${query}`} alt="" width="1" height="1" />
    </noscript>
  );
}
