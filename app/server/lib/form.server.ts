import { withoutInvisible } from '~/domain/typed';

const MOST_BYTES = 1_000_000;

/** Forms with files may be larger, and are read by uploads/receive.server.ts; here one would come into memory whole. */
export const fitsMemory = (request: Request): boolean =>
  Number(request.headers.get('Content-Length') ?? 0) <= MOST_BYTES;

/** The fields of a posted form as text, or none where the body is not a form. Never throws. */
export async function formFields(request: Request): Promise<Record<string, string>> {
  if (!fitsMemory(request)) return {};
  try {
    const entries = [...(await request.formData())];
    return Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, withoutInvisible(value)]] : [])),
    );
  } catch {
    return {};
  }
}
