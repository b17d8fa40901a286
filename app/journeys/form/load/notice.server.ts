import { textsOf } from '~/words/texts';
import { type Overrides } from '~/words/language';
import {
  formNotice as formNoticeTexts,
  formPage as formPageTexts,
  form as formTexts,
} from '#words/en.json';
import type { Definition } from '~/forms/engine/definition';
import type { Fault } from '~/forms/engine/fault';
import type { FormQuery } from '~/forms/engine/form-query';
import { titleOf, type NoticeData } from '../page-data';
import { pageData } from '~/server/answers.server';
import { refusesCookies } from '~/server/drafts/cookie.server';
import type { FormGateways } from './gateways';

const TEXTS = { ...formPageTexts, ...formNoticeTexts };

export interface NoticeAnswer {
  readonly status: number;
  readonly data: NoticeData;
}

export const showNotice = ({ status, data }: NoticeAnswer): Response => pageData(data, status);

/** The answers are needed: nothing is lost, and the visitor can retry the same page (F-619). */
export function storeNotice({
  definition,
  gateways,
}: {
  readonly definition: Definition;
  readonly gateways: Pick<FormGateways, 'content'>;
}): Response {
  const t = textsOf(TEXTS, gateways.content.dictionary());
  const head = { kind: 'notice', id: definition.id, form: titleOf(definition) } as const;
  const [title, text] = [t('formUnavailableHeading'), t('formKeptUnavailable')];
  return showNotice({ status: 503, data: { ...head, why: 'unavailable', title, text } });
}

export function draftNotice(
  definition: Definition,
  faults: readonly Fault[],
  dictionary: Overrides,
): NoticeAnswer | null {
  if (faults.length === 0) return null;
  const head = {
    kind: 'notice',
    id: definition.id,
    form: titleOf(definition),
    why: 'not-available',
  } as const;
  const text = faults.map(({ place, reason }) => `${place}: ${reason}`).join('\n');
  return {
    status: 200,
    data: { ...head, title: textsOf(TEXTS, dictionary)('formDraftFaults'), text },
  };
}

interface Asked {
  readonly definition: Definition;
  readonly query: FormQuery;
  readonly search: URLSearchParams;
  readonly visitor: string | null;
}

export function noticeFor(
  { definition, query, search, visitor }: Asked,
  dictionary: Overrides,
): NoticeAnswer | null {
  const head = { kind: 'notice', id: definition.id, form: titleOf(definition) } as const;
  const t = textsOf(TEXTS, dictionary);
  const { notAvailableData } = definition;
  if (notAvailableData) {
    const { title, bodyText: text } = notAvailableData;
    return {
      status: 200,
      data: { ...head, why: 'not-available', title: title || t('formNotAvailableTitle'), text },
    };
  }
  if (query.malformed) {
    const title = textsOf(formTexts, dictionary)('malformedUrl');
    return { status: 400, data: { ...head, why: 'malformed', title, text: t('malformedText') } };
  }
  if (refusesCookies(search, visitor))
    return {
      status: 200,
      data: { ...head, why: 'cookies', title: t('cookiesTitle'), text: t('cookiesText') },
    };
  return null;
}
