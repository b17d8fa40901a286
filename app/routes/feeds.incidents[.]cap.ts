import { openRoute } from '~/server/lib/open-answer.server';
import { feeds } from '~/journeys/feeds/create.server';

const answer = openRoute((request) => feeds.many(request, 'cap'));
export const loader = answer;
export const action = answer;
