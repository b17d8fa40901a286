import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Glossary". Its entries are a list of content. */
export const GlossarySchema = z.object({ title: Words, text: Words });
export type GlossaryProps = z.output<typeof GlossarySchema>;
