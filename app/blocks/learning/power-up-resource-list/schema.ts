import { z } from 'zod';
import { MediaResource } from '~/cms/collections/media';
import { listOf, Words } from '~/cms/lenient';

/**
 * Resources of Power Up: its own, and those of the list of content of one kind. Specification: lookup, section 7
 * (click_teaching_resource); fields: decision L-762.
 */
export const PowerUpResourceListSchema = z.object({
  title: Words,
  text: Words,
  resourceType: Words,
  resources: listOf(MediaResource),
});
export type PowerUpResourceListProps = z.output<typeof PowerUpResourceListSchema>;
