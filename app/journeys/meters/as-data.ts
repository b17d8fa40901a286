const NAME = 'asData';

/** Where a form posts to where JavaScript runs: the answer then comes as data for a pop-up, not as a page. */
export const asDataPath = (path: string): string => `${path}?${NAME}=true`;
export const wantsData = (request: { readonly url: string }): boolean => new URL(request.url).searchParams.has(NAME);
