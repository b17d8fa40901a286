import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { createFeeds } from './api.server';

export const feeds = createFeeds({ ...gateways, env });
