import { useId } from 'react';
import { eventAttribute } from '~/cms/analytics/event-attribute';
import { RichTextView } from '~/cms/rich-text-view';
import { storm as stormTexts } from '#words/en.json';
import { useSettings } from '~/cms/use-settings';
import { useTexts } from '~/words/use-texts';
import type { BlockContext } from '~/blocks/block';
import { RotaLoadNotice } from '~/journeys/search/rota-load-notice';
import { SearchBox } from '~/journeys/search/search-box';
import { ActionLink } from '~/ui/action-link';
import { BlockSection } from '~/blocks/parts/block-section';
import type { StormBodyProps } from './schema';

/**
 * The storm page's search continues to the register-for-texts link with the chosen address (K2-2).
 */
export function StormBody({
  title,
  text,
  searchLabel,
  registerForTextsLink,
  twitterLink,
  facebookLink,
  context: { rotaLoad },
}: StormBodyProps & { context: BlockContext }) {
  const t = useTexts(stormTexts);
  const id = useId();
  const { textUpdatesUrl } = useSettings();
  const register = registerForTextsLink?.href.startsWith('/')
    ? registerForTextsLink.href
    : textUpdatesUrl;
  const networks = [
    { link: twitterLink, words: t('stormBodyX') },
    { link: facebookLink, words: t('stormBodyFacebook') },
  ];
  return (
    <BlockSection title={title}>
      {text && <RichTextView html={text} />}
      <SearchBox
        mode="storm"
        returnTo={register}
        label={searchLabel ?? t('stormBodySearch')}
        id={`search${id}`}
      />
      {rotaLoad && <RotaLoadNotice popUp={rotaLoad} />}
      <p className="row">
        {registerForTextsLink && (
          <ActionLink href={registerForTextsLink.href} icon="message">
            {registerForTextsLink.name}
          </ActionLink>
        )}
        {networks.map(
          ({ link, words }) =>
            link && (
              <ActionLink
                key={words}
                href={link.href}
                icon="share"
                {...eventAttribute({ event: 'storm_link_click', link: words })}
              >
                {words}
              </ActionLink>
            ),
        )}
      </p>
    </BlockSection>
  );
}
