import { json, type ActionFunctionArgs } from '@remix-run/node';

const answers = new WeakMap<object, Response>();

/**
 * A posted page that is shown again comes from its loader, so that the title can say "Error:" first and the page
 * travels once. The context belongs to one request. A redirect is answered as it is.
 */
export function showAgain(context: object, answer: Response): Response {
  if (answer.headers.has('Location')) return answer;
  answers.set(context, answer);
  return json(null, { status: answer.status, headers: answer.headers });
}

/** What was posted in this very request, or null. */
export const postedAnswer = (context: object): Response | null => answers.get(context) ?? null;

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
