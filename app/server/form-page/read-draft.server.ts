import type { Definition } from '~/forms/engine/definition';
import type { FormGateways } from './gateways';

/** The store is out of order: the page is shown without what was kept, and says so. */
export const readDraft = (gateways: FormGateways, visitor: string | null, definition: Definition) =>
  visitor === null
    ? Promise.resolve({ draft: null, failed: false })
    : gateways.drafts.read(visitor, definition).then(
        (draft) => ({ draft, failed: false }),
        () => ({ draft: null, failed: true }),
      );
