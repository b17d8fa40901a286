import type { Instant } from '~/domain/time/instant';
import type { PreviewLink } from '~/domain/preview/preview-link';

export interface KnownLink extends PreviewLink {
  readonly madeAt: Instant;
  readonly revokedAt: Instant | null;
}

export interface Previews {
  make(tree: string, hours: number): Promise<{ link: PreviewLink; token: string }>;
  open(token: string): Promise<PreviewLink | null>;
  revoke(id: string): Promise<boolean>;
  /** Newest first, without links that expired long ago. */
  list(): Promise<readonly KnownLink[]>;
}
