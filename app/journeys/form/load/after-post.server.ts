import { json, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';

/**
 * So that the title can start with "Error:" and the page is sent once. Passes a redirect through.
 */
export function showAgain(context: AppLoadContext, answer: Response): Response {
  if (answer.headers.has('Location')) return answer;
  context.posted = answer;
  return json(null, { status: answer.status, headers: answer.headers });
}

export const postedAnswer = (context: AppLoadContext): Response | null => context.posted ?? null;

type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** The answer to the post in this request, or what `load` returns. */
export const formLoader =
  (load: (request: Request) => Promise<Response> | Response) =>
  async ({ request, context }: Asked): Promise<Response> =>
    postedAnswer(context) ?? load(request);

/** Redirects as `post` says, or shows the page again with its answer. */
export const formAction =
  (post: (request: Request) => Promise<Response>) =>
  async ({ request, context }: Asked): Promise<Response> =>
    showAgain(context, await post(request));
