import { z } from 'zod';
import { MediaResource } from '~/cms/collections/media';
import { listOf, Words } from '~/cms/lenient';

export const PowerUpResourceListSchema = z.object({
  title: Words,
  text: Words,
  resourceType: Words,
  resources: listOf(MediaResource),
});
export type PowerUpResourceListProps = z.output<typeof PowerUpResourceListSchema>;
