import { withoutInvisible } from '~/domain/typed';

/**
 * Set by the front (mark-streamed.ts) on a form with files, whose body reaches the page as a
 * stream without a limit; every other body is in memory and limited. Nothing else decides it again.
 */
export const STREAMED = 'x-streamed-form';

/** Whether the body is a form with files, which only `uploads.receive` may read. */
export const isStreamed = (request: Pick<Request, 'headers'>): boolean =>
  request.headers.get(STREAMED) !== null;

/** Returns the text fields of a form body in order, or none if it isn't a form. Never throws. */
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

/** The same by name; of fields with one name the last. */
export const formFields = async (request: Request): Promise<Record<string, string>> =>
  Object.fromEntries(await formEntries(request));
