import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** The projects themselves are the collection `projects`. */
export const DsapProjectsSchema = z.object({ title: Words, text: Words });
export type DsapProjectsProps = z.output<typeof DsapProjectsSchema>;
