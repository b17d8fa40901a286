import type { Definition } from '~/forms/engine/definition';
import type { Fault } from '~/forms/engine/fault';

/** A form that does not run as it was last edited, and why. */
export interface RefusedForm {
  /** Where editors find it. */
  readonly source: string;
  readonly faults: readonly Fault[];
}

/** A form as its editors left it, not published. */
export interface FormDraft {
  /** Null where it cannot run: `faults` says why. */
  readonly definition: Definition | null;
  readonly faults: readonly Fault[];
}

/** The forms of the content system, read and checked. In memory, so reading never fails and never waits. Form engine, section 1. */
export interface Forms {
  /** The form with this id (`_id`), or null where there is none or it was refused. */
  byId(id: string): Definition | null;
  all(): readonly Definition[];
  /** What did not load when it was last read, with place and reason. */
  refused(): readonly RefusedForm[];
  /** The draft of a form, where it differs from what is published; else null. Only for previews. */
  draft(id: string): Promise<FormDraft | null>;
}
