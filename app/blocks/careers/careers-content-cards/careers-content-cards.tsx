import { RichTextView } from '~/cms/rich-text-view';
import { careers as careersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { CtaRow } from '~/blocks/parts/cta-link';
import { Picture } from '~/blocks/parts/picture';
import { PopUp } from '~/blocks/parts/pop-up';
import type { CareersContentCardsProps } from './schema';

export function CareersContentCards({ title, cards }: CareersContentCardsProps) {
  const t = useTexts(careersTexts);
  if (cards.length === 0) return null;
  return (
    <BlockSection title={title}>
      <ul className="grid">
        {cards.map(({ title: name, text, image, detail, ctas }) => (
          <li className="panel edge flow" key={name}>
            {image && <Picture image={image} decor className="fill" />}
            <h3>{name}</h3>
            {text && <p>{text}</p>}
            {detail ? (
              <PopUp summary={t('careersMore')} title={name}>
                {image && <Picture image={image} />}
                <RichTextView html={detail} />
                <CtaRow ctas={ctas} />
              </PopUp>
            ) : (
              <CtaRow ctas={ctas} />
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
