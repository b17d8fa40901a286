import type { Definition } from '~/forms/engine/definition';
import type { Fault } from '~/forms/engine/fault';

/** A form whose latest version is invalid, and why. */
export interface RefusedForm {
  /** Where editors find it. */
  readonly source: string;
  readonly faults: readonly Fault[];
}

/** An unpublished form. */
export interface FormDraft {
  /** Null if it is invalid: `faults` says why. */
  readonly definition: Definition | null;
  readonly faults: readonly Fault[];
}

/**
 * The validated forms of the content system. In memory, so reading never fails and never waits.
 * Form engine, section 1.
 */
export interface Forms {
  /** Returns the form with this id (`_id`), or null if there is none or it was refused. */
  byId(id: string): Definition | null;
  all(): readonly Definition[];
  /** Returns the forms refused at the last load, with place and reason. */
  refused(): readonly RefusedForm[];
  /** Returns a form's draft if it differs from the published one; else null. Only for previews. */
  draft(id: string): Promise<FormDraft | null>;
}
