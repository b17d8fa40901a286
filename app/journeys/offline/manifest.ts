import { offline as offlineTexts } from '#words/en.json';
import { textsOf, type Overrides } from '~/words/texts';

/** They repeat --field-night of tokens.css and the ground of the mark. */
const NIGHT = '#06262d';
const PAPER = '#ffffff';

interface Settings {
  readonly operator: { readonly name: string; readonly nameLead: string };
  readonly reportPowerCutUrl: string;
}

const icons = (['icon', 'maskable'] as const).flatMap((name) =>
  [192, 512].map((size) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: name === 'icon' ? 'any' : 'maskable',
  })),
);

/** What a phone needs to put the site on its home screen, with its two shortcuts. The icons are drawn by scripts/lib/icons.mjs. */
export function manifestOf({ operator, reportPowerCutUrl }: Settings, dictionary: Overrides) {
  const t = textsOf(offlineTexts, dictionary);
  return {
    id: '/',
    name: operator.name,
    short_name: operator.nameLead,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-GB',
    theme_color: NIGHT,
    background_color: PAPER,
    icons,
    shortcuts: [
      { name: t('manifestReport'), short_name: t('manifestReportShort'), url: reportPowerCutUrl },
      { name: t('manifestArea'), url: '/power-cut/incident' },
    ],
  };
}
