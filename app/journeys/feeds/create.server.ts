import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { createFeeds } from './api.server';

/** The feeds of this site. */
export const feeds = createFeeds({ ...gateways, env });
