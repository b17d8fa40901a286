import { apiRoute } from '~/server/api.server';
import { answerProjects } from '~/server/content-lists/answers.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ GET: (request) => answerProjects(request, gateways.content.collections()) });
export const loader = answer;
export const action = answer;
