import type { Instant } from '~/domain/time/instant';
import type { PreviewLink } from '~/domain/preview/preview-link';

export interface KnownLink extends PreviewLink {
  readonly madeAt: Instant;
  readonly revokedAt: Instant | null;
}

/** Preview links that editors share. */
export interface Previews {
  make(tree: string, hours: number): Promise<{ link: PreviewLink; token: string }>;
  /** Returns the link of a valid token; null if it is not ours, has expired or was revoked. */
  open(token: string): Promise<PreviewLink | null>;
  /** Returns false if the link is unknown. */
  revoke(id: string): Promise<boolean>;
  /** Newest first, without links that expired long ago. */
  list(): Promise<readonly KnownLink[]>;
}
