import type { FrameData, ShareTags } from '~/cms/frame-data';
import type { Overrides } from '~/words/language';
import { readConsent } from '~/server/visit/consent.server';
import { gatewaysFor } from '~/server/gateways.server';
import { readPreferences } from '~/server/visit/preferences.server';
import { formPreview } from '~/server/previews/shown-form.server';
import { cookiesOf } from '~/server/visit/cookies.server';
import { isTranslatedPage } from '~/words/translated-pages';
import { ENGLISH, languages } from '~/words/languages';
import { languageOf } from '~/server/languages/request-language';
import { shareTags } from '~/journeys/share/tags.server';
import { botCheckFor, thirdPartyScripts } from '~/server/visit/third-party-scripts.server';

/** A page inside a form belongs to one visitor and must not be shared. */
const isPrivate = (request: Request): boolean =>
  /^\/forms\/[^/]+\/./.test(new URL(request.url).pathname);

export function formPreviewFor(request: Request) {
  const id = /^\/forms\/([^/]+)\/./.exec(new URL(request.url).pathname)?.[1];
  return id === undefined
    ? Promise.resolve(null)
    : formPreview(gatewaysFor(request), cookiesOf(request), id);
}

/** English is at the unprefixed URL. */
const otherLanguages = (request: Request): FrameData['languages'] =>
  [ENGLISH, ...languages]
    .filter(({ code }) => code !== (languageOf(request) ?? ENGLISH).code)
    .map(({ code, name }) => [code, name, code === ENGLISH.code ? '' : `/${code}`]);

/** Sent with every page, so it holds only what is shown and nothing personal. */
export function frameDataFor(
  request: Request,
): FrameData & { dictionary: Overrides; share?: ShareTags } {
  const gateways = gatewaysFor(request);
  const { operator, navigation, footerGroups, reportPowerCutUrl, textUpdatesUrl } =
    gateways.content.settings();
  const { stormMode, stormName, stormText, disableReportAPowerCutButtons } =
    gateways.content.live();
  const consent = readConsent(request);
  const link = ({ url, name }: { url: string; name: string }) => ({ url, name });
  return {
    settings: {
      operator: {
        name: operator.name,
        nameLead: operator.nameLead,
        nameRest: operator.nameRest,
        strapline: operator.strapline,
        phone: operator.phone,
      },
      navigation: navigation.map(link),
      footerGroups: footerGroups.map(({ title, links }) => ({ title, links: links.map(link) })),
      reportPowerCutUrl,
      textUpdatesUrl,
    },
    live: { stormMode, stormName, stormText, disableReportAPowerCutButtons },
    preferences: readPreferences(request),
    consent,
    thirdParties: thirdPartyScripts(),
    botCheck: botCheckFor(consent),
    takesForms: gateways.intake.isOpen(),
    dictionary: gateways.content.dictionary(),
    ...(isTranslatedPage(new URL(request.url).pathname)
      ? { languages: otherLanguages(request) }
      : {}),
    ...(isPrivate(request) ? {} : { share: shareTags(request, gateways.content) }),
  };
}
