import { stopBefore } from '~/forms/engine/journey';
import { isUrgent } from '~/forms/engine/priority-note';
import { summaryOf } from '~/forms/engine/summary';
import { formPath } from '~/forms/form-paths';
import { titleOf, type CheckData, type Telling } from '../page-data';
import type { FormContext } from './context.server';

/** The checked answers as data for their view. */
export function checkView(
  context: Pick<FormContext, 'definition' | 'given' | 'journey'>,
  submissionKey: string,
  more: { telling?: Telling | null; known?: string | null; noted?: string | null } = {},
): CheckData {
  const { definition, given } = context;
  const journey = context.journey();
  const before = stopBefore(journey, { kind: 'check' });
  return {
    kind: 'check',
    id: definition.id,
    form: titleOf(definition),
    telling: more.telling ?? null,
    sections: summaryOf(journey, given),
    submitLabel: definition.pages.at(-1)?.labels.submit ?? '',
    back: formPath(definition.id, before ?? undefined),
    submissionKey,
    givesReference: definition.includeReference,
    known: more.known ?? null,
    isReport: definition.pageType === 'reportAPowerCut',
    noted: more.noted ?? null,
    isUrgent: isUrgent(journey),
  };
}
