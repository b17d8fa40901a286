/**
 * Patterns that the checker cannot call safe and that may stay, each with its reason: what it meets is bounded, or is our
 * own. A pattern that meets what a visitor or a feed sends without a bound is mended instead. The checker counts ways, and
 * does not know that a run which stops at the sign it began with is looked at once.
 */
interface Exception {
  /** Between the slashes. */
  readonly source: string;
  readonly files: readonly string[];
  readonly reason: string;
}

const EDITORS = "content of the site's own editors, read when it changes, not when somebody asks";
const SETTINGS = 'an address from the settings';

export const EXCEPTIONS: readonly Exception[] = [
  {
    source: '\\/+$',
    files: ['app/server/http-client.server.ts', 'app/server/env.server.ts', 'app/domain/address-search.ts'],
    reason: SETTINGS,
  },
  {
    source: '<script(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)<\\/script>',
    files: ['app/server/security-headers.server.ts'],
    reason: 'a page that we have written, in which text of visitors opens no tag',
  },
  {
    source: '(?:^|;\\s*)(mpn_prefs|mpn_consent)=([^;]*)',
    files: ['app/server/micro-cache.server.ts'],
    reason:
      'a Cookie header of 16 kB at most; a match begins at a ; and ends at the next, so nothing is looked at twice',
  },
  {
    source: '\\s*(?:\\band\\b|,)?\\s*\\bonline\\b\\s*',
    files: ['app/server/share/structured.ts'],
    reason: EDITORS,
  },
  { source: '<[^>]*>|&[a-z]+;', files: ['app/server/site-search/documents.ts'], reason: EDITORS },
  { source: '\\s\\S*$', files: ['app/server/site-search/documents.ts'], reason: `${EDITORS}; 200 characters` },
  { source: '<(?:br|\\/p|\\/li|\\/h\\d|\\/div)\\b[^>]*>', files: ['app/cms/words-of-html.ts'], reason: EDITORS },
  {
    source: '<\\s*(?:script|iframe|object|embed|form|input|button|style|link|video|audio)\\b',
    files: ['app/blocks/raw-html/markup.ts'],
    reason: EDITORS,
  },
  { source: '(?:https?:)?\\/\\/[\\w-]+\\.', files: ['app/blocks/raw-html/markup.ts'], reason: EDITORS },
  { source: '<[^>]*>', files: ['app/forms/fields/upload/rules.ts'], reason: 'a sentence of the dictionary' },
  {
    source: '<[^>]*>|&nbsp;|\\s',
    files: ['app/server/incidents/wire/clean-text.ts'],
    reason: 'markup that was cleaned before: every < opens a tag that ends; 8 000 characters',
  },
  {
    source: '(?<![0-9a-f])([0-9a-f]{32})-',
    files: ['app/server/uploads/names.ts'],
    reason: 'looks back one character and on 32; the checker does not know looking back',
  },
  {
    source:
      "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$",
    files: ['app/domain/offers/email.ts'],
    reason: 'asked of 254 characters at most',
  },
  {
    source: '\\s*(?:-|–|\\bto\\b)\\s*',
    files: ['app/domain/incident/estimate.ts'],
    reason: 'asked of LONGEST_TEXT characters at most',
  },
  {
    source:
      '[A-Za-z0-9](?:[\\w.+-]{0,62}[\\w+-])?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){1,8}[A-Za-z]{2,24}',
    files: ['app/forms/engine/mail-segments.ts'],
    reason: 'every part is bounded: from each sign it looks 64 on until an @, and then at 8 names of 63',
  },
  {
    source: '(\\p{M}{30})\\p{M}+',
    files: ['app/forms/engine/posted.ts'],
    reason: 'takes a run of marks whole, of 10 000 characters at most; the checker does not know classes of letters',
  },
  {
    source: '^(\\/{3})?[\\p{L}\\p{M}]+(\\.[\\p{L}\\p{M}]+){2}$',
    files: ['app/forms/fields/location/parse.ts'],
    reason: 'asked of 100 characters at most; the checker does not know classes of letters',
  },
];

/** Files that make a pattern of a text, and why that text makes no bad one. */
export const MADE: Readonly<Record<string, string>> = {
  'app/server/uploads/office-zip.server.ts': 'one of three names of our own',
  'app/domain/search-words.ts': 'what was typed with its signs escaped: nothing in it repeats',
  'app/domain/site-search/highlight.ts': 'words of what was typed, escaped: nothing in them repeats',
  'app/forms/engine/read-field.ts':
    'the pattern of a form, run on what its question takes; those of our forms are checked here',
};
