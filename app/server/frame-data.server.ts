import type { FrameData, ShareTags } from '~/cms/frame-data';
import type { Overrides } from '~/cms/texts';
import { readConsent } from './consent.server';
import { gateways } from './gateways.server';
import { readPreferences } from './preferences.server';
import { shareTags } from './share/tags.server';
import { thirdPartyScripts } from './third-party-scripts.server';

/** A page inside a form is one visitor's own: nobody shares it. */
const isPrivate = (request: Request): boolean => /^\/forms\/[^/]+\/./.test(new URL(request.url).pathname);

/** What the page frame shows, and nothing more: it travels with every page. Holds nothing personal. */
export function frameDataFor(request: Request): FrameData & { dictionary: Overrides; share?: ShareTags } {
  const { operator, navigation, footerLinks, reportPowerCutUrl, textUpdatesUrl } = gateways.content.settings();
  const { twoCallsCheckEnabled: _, ...live } = gateways.content.live();
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
      footerLinks: footerLinks.map(link),
      reportPowerCutUrl,
      textUpdatesUrl,
    },
    live,
    preferences: readPreferences(request),
    consent: readConsent(request),
    thirdParties: thirdPartyScripts(),
    takesForms: gateways.intake.isOpen(),
    dictionary: gateways.content.dictionary(),
    ...(isPrivate(request) ? {} : { share: shareTags(request, gateways.content) }),
  };
}
