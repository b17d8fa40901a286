import type { Link } from './link';

export interface RotaLoadPopUp {
  readonly title: string;
  /** Sanitised HTML. */
  readonly message: string;
  /** At most two. */
  readonly buttons: readonly Link[];
}
