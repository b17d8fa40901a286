import { withoutInvisible } from '~/domain/typed';

/**
 * Set by the front (mark-streamed.ts) on a form with files, whose body reaches the page as a stream
 * without a limit; every other body is in memory and limited.
 */
export const STREAMED = 'x-streamed-form';

/** Only `uploads.receive` may read such a body. */
export const isStreamed = (request: Pick<Request, 'headers'>): boolean =>
  request.headers.get(STREAMED) !== null;

/** In order; none if the body isn't a form. Never throws. */
export async function formEntries(request: Request): Promise<[name: string, value: string][]> {
  if (isStreamed(request)) return [];
  try {
    return [...(await request.formData())].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, withoutInvisible(value)]] : [],
    );
  } catch {
    return [];
  }
}

export const formFields = async (request: Request): Promise<Record<string, string>> =>
  Object.fromEntries(await formEntries(request));
