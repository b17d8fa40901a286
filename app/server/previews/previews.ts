import type { Instant } from '~/domain/time/instant';
import type { PreviewLink } from '~/domain/preview/preview-link';

export interface KnownLink extends PreviewLink {
  readonly madeAt: Instant;
  readonly revokedAt: Instant | null;
}

/** Preview links that editors share. */
export interface Previews {
  make(tree: string, hours: number): Promise<{ link: PreviewLink; token: string }>;
  /** The link of a token while it holds; null for one that is not ours, has ended or was revoked. */
  open(token: string): Promise<PreviewLink | null>;
  /** False where no such link is known. */
  revoke(id: string): Promise<boolean>;
  /** Newest first, those that ended long ago left out. */
  list(): Promise<readonly KnownLink[]>;
}
