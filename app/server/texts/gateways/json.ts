import { parseTypedJson } from '~/domain/typed';
import { apiError } from '~/server/lib/api.server';

export function jsonOf(text: string): unknown {
  try {
    return parseTypedJson(text);
  } catch {
    throw apiError('malformed', 'The request could not be read');
  }
}
