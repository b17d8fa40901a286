import { storm as stormTexts } from '#words/en.json';
import { useLangOf } from '~/words/page-language';
import { useTexts } from '~/words/use-texts';
import { RichTextView } from '~/cms/rich-text-view';
import { Icon } from '~/ui/icon';

export interface ReadMoreProps {
  html: string;
  /** For screen reader users who browse links. */
  about: string;
  words?: string | null | undefined;
}

export function ReadMore({ html, about, words }: ReadMoreProps) {
  const t = useTexts(stormTexts);
  const langOf = useLangOf();
  return (
    <details className="more">
      <summary className="act">
        <Icon name="chevron" turn />
        <span className="when-shut" lang={words ? langOf(words) : undefined}>
          {words ?? t('stormReadMore')}
        </span>
        <span className="when-open">{t('stormReadLess')}</span>
        <span className="hide" lang={langOf(about)}>
          : {about}
        </span>
      </summary>
      <RichTextView html={html} lang={langOf(html)} />
    </details>
  );
}
