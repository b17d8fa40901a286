import { z } from 'zod';
import { slugOf } from '~/cms/slug';

/** For in-page navigation where no block's title is an anchor. */
export const AnchorSchema = z.object({ anchorName: z.string().trim().min(1).transform(slugOf) });
export type AnchorProps = z.output<typeof AnchorSchema>;
