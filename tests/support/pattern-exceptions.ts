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

const OUR_STYLE = 'our own style sheet, read once when the site starts or once for a kind of page';
const EDITORS = "content of the site's own editors, read when it changes, not when somebody asks";
const MESSAGE =
  'a message of the feed, of 8 000 characters at most; every part is bounded, so each sign is looked at a bounded number of times';
const SETTINGS = 'an address from the settings';
const CALLER = 'the address of a caller, of 60 characters at most';

export const EXCEPTIONS: readonly Exception[] = [
  {
    source: '^(.*:)(\\d+)\\.(\\d+)\\.(\\d+)\\.(\\d+)$',
    files: ['app/server/lib/caller.server.ts'],
    reason: CALLER,
  },
  { source: '%.*$', files: ['app/server/lib/caller.server.ts'], reason: CALLER },
  {
    source: '\\/+$',
    files: ['app/server/lib/http-client.server.ts', 'app/server/env.server.ts', 'app/domain/address-search.ts'],
    reason: SETTINGS,
  },
  {
    source: 'window\\.__remixManifest = (\\{[\\s\\S]*?\\n\\});\\nwindow\\.__remixRouteModules = (\\{[^}]*\\});',
    files: ['app/server/slim-manifest.server.ts'],
    reason: 'the start of a script that Remix has written',
  },
  {
    source: ':[\\w-]+\\((?:[^()]|\\([^()]*\\))*\\)',
    files: ['app/server/front/first-paint/style-rules.ts'],
    reason: OUR_STYLE,
  },
  { source: '\\[[^\\]]*\\]', files: ['app/server/front/first-paint/style-rules.ts'], reason: OUR_STYLE },
  { source: '\\/\\*[\\s\\S]*?\\*\\/', files: ['app/server/front/first-paint/style-rules.ts'], reason: OUR_STYLE },
  {
    source: '(?<=[{;])(--[\\w-]+):[^;{}]*(?:;|(?=\\}))',
    files: ['app/server/front/first-paint/style-rules.ts'],
    reason: OUR_STYLE,
  },
  {
    source: '(?<=^|[{}])[^{}]+\\{\\}',
    files: ['app/server/front/first-paint/style-rules.ts'],
    reason: OUR_STYLE,
  },
  {
    source: ' class="([^"]*)"',
    files: ['app/server/front/first-paint/style-rules.ts'],
    reason: 'a page that we have written, in which text of visitors has no quotation mark',
  },
  {
    source: ' ([a-z-]+)=',
    files: ['app/server/front/first-paint/style-rules.ts'],
    reason: 'a match begins at a space and holds none, so nothing is looked at twice',
  },
  {
    source: '\\s*(?:\\band\\b|,)?\\s*\\bonline\\b\\s*',
    files: ['app/journeys/share/structured.ts'],
    reason: EDITORS,
  },
  { source: '<[^>]*>|&[a-z]+;', files: ['app/server/ports/site-search/documents.ts'], reason: EDITORS },
  { source: '\\s\\S*$', files: ['app/server/ports/site-search/documents.ts'], reason: `${EDITORS}; 200 characters` },
  { source: '<(?:br|\\/p|\\/li|\\/h\\d|\\/div)\\b[^>]*>', files: ['app/cms/words-of-html.ts'], reason: EDITORS },
  {
    source: '<\\s*(?:script|iframe|object|embed|form|input|button|style|link|video|audio)\\b',
    files: ['app/blocks/words/raw-html/markup.ts'],
    reason: EDITORS,
  },
  { source: '(?:https?:)?\\/\\/[\\w-]+\\.', files: ['app/blocks/words/raw-html/markup.ts'], reason: EDITORS },
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
    source: '\\s*(?:-|–|\\bto\\b)\\s*',
    files: ['app/domain/incident/estimate.ts'],
    reason: 'asked of LONGEST_TEXT characters at most',
  },
  {
    source:
      '[A-Za-z0-9](?:[\\w.+-]{0,62}[\\w+-])?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){1,8}[A-Za-z]{2,24}',
    files: ['app/forms/parts/mail-segments.ts'],
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
  {
    source: '(?:\\+|\\b)\\d[\\d ().-]{7,24}\\d(?!\\d)|\\b\\d{9,40}\\b',
    files: ['app/domain/telephones-in-text.ts'],
    reason: MESSAGE,
  },
  {
    source: '\\b((?:call|ring|dial|phone)(?: us| our team)?(?: free)?(?: on)? )105\\b',
    files: ['app/journeys/incident/words/call-links.ts'],
    reason: MESSAGE,
  },
  {
    source:
      '\\bunsubscribe|\\bopt(?: |-)?out\\b|\\b(?:stop|cancel|end) (?:receiving |getting )?(?:(?:these|this|our|your|all|the|any) )?(?:text|sms|message|update|notification|alert)s?\\b|\\b(?:reply|text|send) (?:with )?["\'‘“]?stop\\b',
    files: ['app/server/incidents/wire/private/sentences.ts'],
    reason: MESSAGE,
  },
  {
    source:
      '\\[[A-Z][A-Z0-9_]{2,40}\\]|\\[(?:incident|name|time|date|postcode)[^[\\]]{0,30}\\]|\\{[a-z_. ]{1,40}\\}|%[a-z_]{3,40}%|<<|>>',
    files: ['app/server/incidents/wire/private/sentences.ts'],
    reason: MESSAGE,
  },
  {
    source: '(?:https?:\\/\\/|\\bwww\\.)[^\\s<>"]{1,500}|\\b[a-z0-9-]{1,40}\\.[a-z]{2,10}\\/[\\w-]{2,40}',
    files: ['app/server/incidents/wire/private/sentences.ts'],
    reason: MESSAGE,
  },
  {
    source:
      '(?:[Aa][Tt] |@ ?|,? )?(\\d{1,2})(?:([:.;])? ?(\\d{2})(?!\\d))? ?([AaPp][Mm]|[Hh](?:[Rr][Ss]|ours)?)?(?![\\p{L}\\d])',
    files: ['app/server/incidents/wire/private/signature.ts'],
    reason: `${MESSAGE}; asked at one place`,
  },
  {
    source:
      ' (?:on |,)?(?:\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?|\\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9}(?: \\d{4})?)(?![\\p{L}\\d])',
    files: ['app/server/incidents/wire/private/signature.ts'],
    reason: `${MESSAGE}; asked at one place`,
  },
];

/** Files that make a pattern of a text, and why that text makes no bad one. */
export const MADE: Readonly<Record<string, string>> = {
  'app/server/front/content-security-policy.server.ts': 'a mark that we made ourselves for this page',
  'app/server/incidents/wire/private/greeting.ts':
    'phrases of our own around one pattern of a name, whose length is bounded',
  'app/domain/content/search-words.ts': 'what was typed with its signs escaped: nothing in it repeats',
  'app/domain/site-search/highlight.ts': 'words of what was typed, escaped: nothing in them repeats',
  'app/forms/parts/mended.ts': 'the pattern of a form again, in the browser of whoever typed the answer',
  'app/forms/engine/read-field.ts':
    'the pattern of a form, run on what its question takes; those of our forms are checked here',
};
