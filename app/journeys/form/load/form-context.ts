import type { Definition } from '~/forms/engine/definition';
import type { FormQuery } from '~/forms/engine/form-query';
import type { BaseContext, Journey } from '~/forms/engine/journey';
import type { DraftAnswers } from '~/forms/engine/draft-answers';
import type { Draft } from '~/server/drafts/drafts';
import type { Cookies } from '~/server/visit/cookies.server';
import type { Visit } from '~/server/visit/session.server';
import type { FormGateways } from './gateways';
import type { NoticeAnswer } from './notice.server';

/** Without the body. Read once here; nothing further down sees the request. */
export interface FormRequest {
  readonly gateways: FormGateways;
  readonly definition: Definition;
  /** Unpublished content, which is never sent. */
  readonly isDraft: boolean;
  readonly search: URLSearchParams;
  readonly query: FormQuery;
  readonly cookies: Cookies;
  /** The client's IP address, which rate limits count against. */
  readonly address: string;
  readonly caller: string;
  /** Null for a browser without our cookie. */
  readonly visitor: string | null;
  readonly visit: Visit;
  readonly base: BaseContext;
  readonly notice: NoticeAnswer | null;
}

export interface FormContext extends FormRequest {
  /** Null if nothing is saved yet, or if the store is unavailable. */
  readonly draft: Draft | null;
  readonly storeUnavailable: boolean;
  readonly draftAnswers: DraftAnswers;
  readonly journey: () => Journey;
}
