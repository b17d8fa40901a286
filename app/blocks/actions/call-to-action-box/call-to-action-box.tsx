import { RichTextView } from '~/cms/rich-text-view';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { PopUp } from '~/blocks/parts/pop-up';
import type { CallToActionBoxProps } from './schema';

/** One link is followed directly, several are listed in a pop-up. */
export function CallToActionBox({ title, text, buttonLabel, links }: CallToActionBoxProps) {
  const t = useTexts(serviceBlockTexts);
  const [only] = links;
  return (
    <section className="band">
      <div className="wrap indent">
        <div className="panel flow">
          <h2>{title}</h2>
          {text && <RichTextView html={text} />}
          {links.length === 1 && only && (
            <p>
              <ButtonLink href={only.href}>{buttonLabel ?? only.name}</ButtonLink>
            </p>
          )}
          {links.length > 1 && (
            <PopUp button summary={buttonLabel ?? t('downloadsOpen')} title={title}>
              <ul className="list">
                {links.map(({ href, name }) => (
                  <li key={href}>
                    <a href={href}>
                      <Icon name="document" />
                      <span>{name}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </PopUp>
          )}
        </div>
      </div>
    </section>
  );
}
