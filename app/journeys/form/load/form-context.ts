import type { Definition } from '~/forms/engine/definition';
import type { FormQuery } from '~/forms/engine/form-query';
import type { BaseContext, Journey } from '~/forms/engine/journey';
import type { DraftAnswers } from '~/forms/engine/draft-answers';
import type { Draft } from '~/server/drafts/drafts';
import type { Cookies } from '~/server/visit/cookies.server';
import type { Visit } from '~/server/visit/session.server';
import type { FormGateways } from './gateways';
import type { NoticeAnswer } from './notice.server';

/**
 * The parts of a form request other than its body. Read once here; nothing further down sees the
 * request.
 */
export interface FormRequest {
  readonly gateways: FormGateways;
  readonly definition: Definition;
  /** An editor's preview of unpublished content, which is never sent. */
  readonly isDraft: boolean;
  readonly search: URLSearchParams;
  /** The extra items of the URL. */
  readonly query: FormQuery;
  readonly cookies: Cookies;
  /** The client's IP address, which rate limits count against. */
  readonly address: string;
  readonly caller: string;
  /** The visitor's id; null for a browser without our cookie. */
  readonly visitor: string | null;
  readonly visit: Visit;
  /** The engine's context, such as the time. */
  readonly base: BaseContext;
  /** A message to show instead of the form. */
  readonly notice: NoticeAnswer | null;
}

/** A request for a form page with the draft so far and what derives from it. */
export interface FormContext extends FormRequest {
  /** Null if nothing is saved yet, or if the store is unavailable. */
  readonly draft: Draft | null;
  /** The store is unavailable: the page is shown without the saved draft, and says so. */
  readonly storeUnavailable: boolean;
  readonly draftAnswers: DraftAnswers;
  readonly journey: () => Journey;
}
