import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { answerApiPath } from '~/journeys/api/table.server';

/** Paths are in app/journeys/api/table.server.ts. */
export const loader = ({ request }: LoaderFunctionArgs) => answerApiPath(request);
export const action = ({ request }: ActionFunctionArgs) => answerApiPath(request);
