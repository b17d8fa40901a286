import { z } from 'zod';
import { slugOf } from '~/cms/slug';

/** A place that in-page navigation may lead to, where no block's title is one (routes: `#{anchor}`). Specification: lookup, section 2. */
export const AnchorSchema = z.object({ anchorName: z.string().trim().min(1).transform(slugOf) });
export type AnchorProps = z.output<typeof AnchorSchema>;
