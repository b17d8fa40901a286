import { RichTextView } from '~/cms/rich-text-view';
import { careersTexts } from '~/cms/texts/blocks-part2-careers';
import { useTexts } from '~/cms/use-texts';
import { BlockSection } from '../parts/block-section';
import { CtaRow } from '../parts/cta-link';
import { Picture } from '../parts/picture';
import { PopUp } from '../parts/pop-up';
import type { CareersContentCardsProps } from './schema';

/** Cards with more to say than they have room for. */
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
