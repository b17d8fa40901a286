import { textsOf } from '~/cms/texts';
import { formPageTexts } from '~/cms/texts/form-page';
import { formTexts } from '~/cms/texts/forms';
import type { Definition } from '~/forms/engine/definition';
import { readFormQuery } from '~/forms/engine/form-query';
import { titleOf, type NoticeData } from '~/forms/view/page-data';
import { refusesCookies } from '../drafts/cookie.server';
import type { FormGateways } from './gateways';

export interface NoticeAnswer {
  readonly status: number;
  readonly data: NoticeData;
}

/** The store is out of order where the answers must be known: nothing is lost, and the same page is tried again. Decision F-619. */
export function storeNotice(definition: Definition, { content }: Pick<FormGateways, 'content'>): NoticeAnswer {
  const t = textsOf(formPageTexts, content.dictionary());
  const head = { kind: 'notice', id: definition.id, form: titleOf(definition) } as const;
  const [title, text] = [t('formUnavailableHeading'), t('formKeptUnavailable')];
  return { status: 503, data: { ...head, why: 'unavailable', title, text } };
}

/** A reason to show a sentence instead of the form, before anything else is looked at. Form engine, section 2; decisions F-497, F-503. */
export function noticeFor(
  request: Request,
  definition: Definition,
  visitor: string | null,
  { content }: Pick<FormGateways, 'content'>,
): NoticeAnswer | null {
  const dictionary = content.dictionary();
  const t = textsOf(formPageTexts, dictionary);
  const head = { kind: 'notice', id: definition.id, form: titleOf(definition) } as const;
  const { notAvailableData } = definition;
  if (notAvailableData) {
    const { title, bodyText: text } = notAvailableData;
    return { status: 200, data: { ...head, why: 'not-available', title: title || t('formNotAvailableTitle'), text } };
  }
  if (readFormQuery(new URL(request.url).searchParams).malformed) {
    const title = textsOf(formTexts, dictionary)('malformedUrl');
    return { status: 400, data: { ...head, why: 'malformed', title, text: t('malformedText') } };
  }
  if (refusesCookies(request, visitor))
    return { status: 200, data: { ...head, why: 'cookies', title: t('cookiesTitle'), text: t('cookiesText') } };
  return null;
}
