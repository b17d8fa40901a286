export interface SocialPost {
  network: 'Facebook' | 'X' | 'LinkedIn';
  /** Null if the post's URL does not identify it. */
  frame: string | null;
}
const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^(?:www|m)\./, '') : '';

/** Null if the URL is no network's. */
export function socialPostOf(url: string): SocialPost | null {
  const host = hostOf(url);
  if (host === 'facebook.com') {
    return {
      network: 'Facebook',
      frame: `https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(url)}`,
    };
  }
  if (host === 'x.com' || host === 'twitter.com') {
    const id = /\/status\/(\d{1,25})/.exec(url)?.[1];
    return {
      network: 'X',
      frame: id ? `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}` : null,
    };
  }
  if (host === 'linkedin.com') {
    const [, kind = '', id] = /(share|ugcPost|activity)[:-](\d{5,25})/.exec(url) ?? [];
    return {
      network: 'LinkedIn',
      frame: id ? `https://www.linkedin.com/embed/feed/update/urn:li:${kind}:${id}` : null,
    };
  }
  return null;
}
