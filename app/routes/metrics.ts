import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/server/env.server';
import { metricsAnswer } from '~/server/telemetry/metrics.server';

/** What the control room's machines read; without METRICS_KEY it does not exist. */
export const loader = ({ request }: LoaderFunctionArgs) => metricsAnswer(request, env);
