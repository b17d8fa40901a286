import { json, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';

/**
 * A posted page that is shown again comes from its loader, so that the title can say "Error:" first and the page
 * travels once. A redirect is answered as it is.
 */
export function showAgain(context: AppLoadContext, answer: Response): Response {
  if (answer.headers.has('Location')) return answer;
  context.posted = answer;
  return json(null, { status: answer.status, headers: answer.headers });
}

/** What was posted in this very request, or null. */
export const postedAnswer = (context: AppLoadContext): Response | null => context.posted ?? null;

type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** The loader of a page that posts to itself: what was posted in this very request, else the page that `load` gives. */
export const formLoader =
  (load: (request: Request) => Promise<Response> | Response) =>
  async ({ request, context }: Asked): Promise<Response> =>
    postedAnswer(context) ?? load(request);

/** The action of a page that posts to itself: on to where `post` redirects, or the page again with its answer. */
export const formAction =
  (post: (request: Request) => Promise<Response>) =>
  async ({ request, context }: Asked): Promise<Response> =>
    showAgain(context, await post(request));
