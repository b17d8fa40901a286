import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/server/env.server';
import { metricsAnswer } from '~/server/telemetry/metrics.server';

/** 404 without METRICS_KEY. */
export const loader = ({ request }: LoaderFunctionArgs) => metricsAnswer(request, env);
