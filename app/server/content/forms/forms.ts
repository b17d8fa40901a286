import type { Definition } from '~/forms/engine/definition';
import type { Fault } from '~/forms/engine/fault';

export interface RefusedForm {
  readonly source: string;
  readonly faults: readonly Fault[];
}

export interface FormDraft {
  readonly definition: Definition | null;
  readonly faults: readonly Fault[];
}

/** In memory, so reading never fails and never waits. */
export interface Forms {
  /** Null if there is none or it was refused. */
  byId(id: string): Definition | null;
  all(): readonly Definition[];
  refused(): readonly RefusedForm[];
  /** Null if it doesn't differ from the published form. Only for previews. */
  draft(id: string): Promise<FormDraft | null>;
}
