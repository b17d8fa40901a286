import { z } from 'zod';
import { Words } from '~/cms/lenient';

export const PowerUpMediaSearchSchema = z.object({ title: Words });
export type PowerUpMediaSearchProps = z.output<typeof PowerUpMediaSearchSchema>;
