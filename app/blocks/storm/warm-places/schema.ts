import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** Only those open now, from the collection `warmPlaces`. docs/decisions/warm-places.md */
export const WarmPlacesSchema = z.object({ title: Words });
export type WarmPlacesProps = z.output<typeof WarmPlacesSchema>;
