import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerBadge } from '~/journeys/open/badge.server';
import { openRoute } from '~/server/lib/open-answer.server';

/** GET /badge/{area} and /badge/{area}.svg: a badge for other sites. Wire contract: badge, badgeAsSvg. */
const answer = ({ request, params }: LoaderFunctionArgs) =>
  openRoute((asked) => answerBadge(asked, params['area'] ?? ''))({ request });
export const loader = answer;
export const action = answer;
