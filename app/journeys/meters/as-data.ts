const NAME = 'asData';

/** With JavaScript the form posts here: the answer is data for a pop-up, not a page. */
export const asDataPath = (path: string): string => `${path}?${NAME}=true`;
export const wantsData = (request: { readonly url: string }): boolean =>
  new URL(request.url).searchParams.has(NAME);
