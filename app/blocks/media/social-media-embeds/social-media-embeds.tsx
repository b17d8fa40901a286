import { eventAttribute } from '~/cms/analytics/event-attribute';
import { allows } from '~/cms/consent';
import { useFrame } from '~/cms/frame-data';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { Island } from '~/blocks/parts/island';
import Post from './island';
import type { SocialMediaEmbedsProps } from './schema';

/** Posts as links; embeds only for visitors who allowed marketing cookies (island.tsx). */
export function SocialMediaEmbeds({ title, embeds }: SocialMediaEmbedsProps) {
  const t = useTexts(serviceBlockTexts);
  const allowed = allows(useFrame().consent, 'marketing');
  if (embeds.length === 0) return null;
  return (
    <BlockSection title={title ?? t('socialTitle')}>
      <ul className="grid">
        {embeds.map((embed) => (
          <li key={embed.url} className="panel edge flow">
            {embed.title && <h3>{embed.title}</h3>}
            <p>
              <ActionLink
                href={embed.url}
                icon="share"
                {...eventAttribute({ event: 'click_social_media', network: embed.network })}
              >
                {t('socialSee', { network: embed.network })}
              </ActionLink>
            </p>
            {allowed && embed.frame && (
              <Island
                name="social-media-embeds"
                of={Post}
                props={{ src: embed.frame, title: t('socialFrame', { network: embed.network }) }}
                className="social-space"
              />
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
