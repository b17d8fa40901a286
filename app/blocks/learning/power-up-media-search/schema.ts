import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** Specification: lookup, section 7 (power_up_media_search, click_power_up_resource_type): search of learning media, a list of content. */
export const PowerUpMediaSearchSchema = z.object({ title: Words });
export type PowerUpMediaSearchProps = z.output<typeof PowerUpMediaSearchSchema>;
