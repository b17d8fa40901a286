import { useEffect } from 'react';
import { type PageModel } from '~/forms/engine/page-model';
import { pushSoon } from '~/cms/analytics/push-soon';

/** The number of a page as its caption says it; 0 for a start page that is not counted. */
export const stepOf = ({ progress }: PageModel): number => progress?.n ?? 0;

/** `form_step` once for each page that is opened, not for one that is shown again with errors. Specification: form engine, section 7. */
export function useStepEvent(form: string, page: PageModel): void {
  const step = stepOf(page);
  const isAgain = page.problems.length > 0;
  useEffect(() => (isAgain ? undefined : pushSoon({ event: 'form_step', form, step })), [form, step, isAgain]);
}
