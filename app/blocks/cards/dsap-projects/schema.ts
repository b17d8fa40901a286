import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** The list of projects; the projects themselves are the collection `projects`. Specification: journeys, section 2. */
export const DsapProjectsSchema = z.object({ title: Words, text: Words });
export type DsapProjectsProps = z.output<typeof DsapProjectsSchema>;
