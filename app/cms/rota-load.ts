import type { Link } from './link';

/** The rota load disconnection pop-up. Specification: lookup, section 2. */
export interface RotaLoadPopUp {
  readonly title: string;
  /** Sanitised HTML. */
  readonly message: string;
  /** At most two. */
  readonly buttons: readonly Link[];
}
