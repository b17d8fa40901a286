const NAME = 'asData';

/**
 * Returns the path a form posts to with JavaScript: the answer is data for a pop-up, not a page.
 */
export const asDataPath = (path: string): string => `${path}?${NAME}=true`;
export const wantsData = (request: { readonly url: string }): boolean =>
  new URL(request.url).searchParams.has(NAME);
