import { eventAttribute } from '~/cms/analytics/event-attribute';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import type { BlockContext } from '~/blocks/block';
import { Island } from '~/blocks/parts/island';
import { pathOf } from '~/blocks/parts/page-href';
import ShareCopy from './island';
import type { ShareBarProps } from './schema';

/** The URL is in a field to copy from; with JavaScript a button copies it (island.tsx). */
export function ShareBar({
  title,
  text,
  facebookAppId,
  context,
}: ShareBarProps & { context: BlockContext }) {
  const t = useTexts(serviceBlockTexts);
  const url = `${context.page.origin ?? ''}${pathOf(context.page)}`;
  return (
    <div className="band">
      <div className="wrap indent flow">
        <h2 className="h3">{title ?? t('shareTitle')}</h2>
        <ul className="quick">
          {networksOf({ url, text: text ?? '', facebookAppId }).map(({ name, href }) => (
            <li key={name}>
              <a className="act" href={href} {...eventAttribute({ event: 'share', network: name })}>
                <Icon name="share" />
                <span>
                  <span className="hide">{t('shareOn', { network: '' })}</span>
                  {name}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <Island
          name="share-bar"
          of={ShareCopy}
          props={{
            url,
            words: { address: t('shareAddress'), copy: t('shareCopy'), copied: t('shareCopied') },
          }}
          className="share-copy"
        />
      </div>
    </div>
  );
}

interface Shared {
  url: string;
  text: string;
  facebookAppId: string | null;
}

/** Plain links, so that no network learns of a visitor who follows none. */
function networksOf({ url, text, facebookAppId }: Shared): { name: string; href: string }[] {
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(text)];
  const messenger = facebookAppId
    ? `https://www.facebook.com/dialog/send?app_id=${encodeURIComponent(facebookAppId)}&link=${link}&redirect_uri=${link}`
    : `fb-messenger://share/?link=${link}`;
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    {
      name: 'WhatsApp',
      href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`.trim())}`,
    },
    { name: 'X', href: `https://x.com/intent/post?text=${words}&url=${link}` },
    { name: 'Messenger', href: messenger },
  ];
}
