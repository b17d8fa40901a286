import type { CollectionName } from '~/cms/collections/schemas';

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
