import { allows } from '~/cms/consent';
import { useFrame } from '~/cms/frame-data';
import { rawHtml as rawHtmlTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import type { RawHtmlProps } from './schema';

/** What asks other sites for something waits for consent to marketing cookies. */
export function RawHtml({ context, ...block }: RawHtmlProps & { context: BlockContext }) {
  const t = useTexts(rawHtmlTexts);
  const { consent } = useFrame();
  if (block.kind === 'inline') {
    if (!block.html) return null;
    return (
      <BlockSection title={block.title}>
        <div className="prose raw" dangerouslySetInnerHTML={{ __html: block.html }} />
      </BlockSection>
    );
  }
  const route = context.page.route.split('#')[0] ?? '/';
  const src = `/embedded/${block.id}?page=${encodeURIComponent(route)}`;
  const name = block.title ?? t('rawHtmlName');
  return (
    <BlockSection title={block.title}>
      {block.reachesOut && !allows(consent, 'marketing') ? (
        <div className="panel flow">
          <p>{t('rawHtmlConsent')}</p>
          <ActionLink href="/cookies" icon="settings">
            {t('rawHtmlCookies')}
          </ActionLink>
        </div>
      ) : (
        <iframe
          className="embedded"
          src={src}
          title={name}
          height={block.height}
          loading="lazy"
          sandbox="allow-scripts allow-forms allow-popups"
        />
      )}
    </BlockSection>
  );
}
