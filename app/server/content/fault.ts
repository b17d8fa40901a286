import type { CollectionName } from '~/cms/collections/schemas';

/** A part of the content that the site cannot use, for editors: where, and why. */
export interface ContentFault {
  readonly page: string;
  /** The item of a list, by the title that editors know. */
  readonly item?: {
    readonly list: CollectionName;
    readonly title: string | null;
    /** False if all of it is left out. */
    readonly isShown: boolean;
  };
  readonly block: string | null;
  readonly field: string;
  readonly reason: string;
}
