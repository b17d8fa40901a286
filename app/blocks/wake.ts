import { enhanceIn } from './enhance';

/** Starts what moves on a page that the router does not run: each block that the server marked, once. */
export async function wake(place: Document): Promise<void> {
  await enhanceIn(place);
  place.documentElement.dataset['alive'] = '';
}
