import { careers as careersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { Picture } from '~/blocks/parts/picture';
import type { CareersAwardsProps } from './schema';

export function CareersAwards({ title, awards }: CareersAwardsProps) {
  const t = useTexts(careersTexts);
  if (awards.length === 0) return null;
  return (
    <BlockSection title={title ?? t('careersAwards')} mist>
      <ul className="grid awards">
        {awards.map((award) => (
          <li key={award.title} className="flow">
            {award.image && <Picture image={award.image} decor />}
            <h3>{award.title}</h3>
            {award.text && <p className="soft">{award.text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
