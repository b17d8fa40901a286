import type { Link } from './link';

/** The rota load disconnection pop-up as visitors see it. Specification: lookup, section 2. */
export interface RotaLoadPopUp {
  readonly title: string;
  /** Clean HTML. */
  readonly message: string;
  /** Two at most. */
  readonly buttons: readonly Link[];
}
