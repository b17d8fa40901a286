import { withoutInvisible } from '~/domain/typed';

const MOST_BYTES = 1_000_000;

/**
 * Larger forms have files and are streamed by uploads/receive.server.ts; here they'd be read into
 * memory.
 */
export const fitsMemory = (request: Request): boolean =>
  Number(request.headers.get('Content-Length') ?? 0) <= MOST_BYTES;

/** Returns the text fields of a form body, or none if it isn't a form. Never throws. */
export async function formFields(request: Request): Promise<Record<string, string>> {
  if (!fitsMemory(request)) return {};
  try {
    const entries = [...(await request.formData())];
    return Object.fromEntries(
      entries.flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, withoutInvisible(value)]] : [],
      ),
    );
  } catch {
    return {};
  }
}
