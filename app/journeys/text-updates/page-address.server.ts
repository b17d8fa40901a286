import { readVisit } from '~/server/visit/session.server';
import type { SavedAddress } from '~/server/texts/sign-ups/request';

/**
 * The one just chosen for the page, else the searched one. It stays in the visitor's signed cookie;
 * neither it nor its meter point is ever in a URL.
 */
export async function addressOfPage(request: Request): Promise<SavedAddress | null> {
  const { chosenAddress, searchedAddress } = await readVisit(request);
  return new URL(request.url).searchParams.has('chosen')
    ? (chosenAddress ?? searchedAddress)
    : (searchedAddress ?? chosenAddress);
}
