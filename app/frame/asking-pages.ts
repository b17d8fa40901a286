/** Pages whose answers must be kept: forms, text updates, offers, requests for a meter number. Not the thanks for them. */
const ASKING =
  /^\/(?:forms\/[^/]+\/(?!thank-you)|power-cut\/(?:text-updates(?:\/(?:incident|stop)\b|\/?$)|offers-page\b)|supplier-and-mpan\b|whats-my-mpan\b|export-mpan\b)/;

export const asksOn = (pathname: string): boolean => ASKING.test(pathname);
