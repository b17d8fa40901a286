import { json } from '@remix-run/node';

const answers = new WeakMap<object, Response>();

/**
 * A posted page that is shown again is what its loader gives, so that the title can say "Error:" first and the page
 * travels once. The context belongs to one request. A redirect goes its own way.
 */
export function showAgain(context: object, answer: Response): Response {
  if (answer.headers.has('Location')) return answer;
  answers.set(context, answer);
  return json(null, { status: answer.status, headers: answer.headers });
}

/** What was posted in this very request, or null. */
export const postedAnswer = (context: object): Response | null => answers.get(context) ?? null;
