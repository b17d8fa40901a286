import { env } from '../env.server';
import { gateways } from '../gateways.server';
import { createFeeds } from './api.server';

/** The feeds of this site. */
export const feeds = createFeeds({ ...gateways, env });
