import type { Content } from '../content/content';
import type { Drafts } from '../drafts/drafts';
import type { Forms } from '../forms/forms';
import type { DuplicateGateways } from '../submissions/duplicate-of.server';
import type { Submissions } from '../submissions/submissions';

/** What the pages of a form ask. */
export interface FormGateways extends DuplicateGateways {
  readonly forms: Forms;
  readonly drafts: Drafts;
  readonly submissions: Submissions;
  readonly content: Pick<Content, 'dictionary'>;
}
