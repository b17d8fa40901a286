import { themeColours } from '#operator/look.json';
import { offline as offlineTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import { type Overrides } from '~/words/language';

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

/** For adding the site to a home screen. scripts/lib/icons.mjs draws the icons. */
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
    theme_color: themeColours.night.light,
    background_color: themeColours.paper.light,
    icons,
    shortcuts: [
      { name: t('manifestReport'), short_name: t('manifestReportShort'), url: reportPowerCutUrl },
      { name: t('manifestArea'), url: '/power-cut/incident' },
    ],
  };
}
