import { json, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';

/**
 * Re-renders a posted page through its loader, so the title can start with "Error:" and the page is
 * sent once. Passes a redirect through.
 */
export function showAgain(context: AppLoadContext, answer: Response): Response {
  if (answer.headers.has('Location')) return answer;
  context.posted = answer;
  return json(null, { status: answer.status, headers: answer.headers });
}

/** Returns the answer to the post in this request, or null. */
export const postedAnswer = (context: AppLoadContext): Response | null => context.posted ?? null;

type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>;

/**
 * Creates the loader of a page that posts to itself: returns the answer to the post in this
 * request, or what `load` returns.
 */
export const formLoader =
  (load: (request: Request) => Promise<Response> | Response) =>
  async ({ request, context }: Asked): Promise<Response> =>
    postedAnswer(context) ?? load(request);

/**
 * Creates the action of a page that posts to itself: redirects as `post` says, or shows the page
 * again with its answer.
 */
export const formAction =
  (post: (request: Request) => Promise<Response>) =>
  async ({ request, context }: Asked): Promise<Response> =>
    showAgain(context, await post(request));
