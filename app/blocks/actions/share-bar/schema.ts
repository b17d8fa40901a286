import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** Messenger on the web needs an app id of ours. */
export const ShareBarSchema = z.object({ title: Words, text: Words, facebookAppId: Words });
export type ShareBarProps = z.output<typeof ShareBarSchema>;
