import { BlockSection } from '~/blocks/parts/block-section';
import { CtaLink } from '~/blocks/parts/cta-link';
import type { ButtonBlockProps } from './schema';

/** By default the first is primary. */
export function ButtonBlock({ title, buttons }: ButtonBlockProps) {
  if (buttons.length === 0) return null;
  const first = Math.max(
    0,
    buttons.findIndex((button) => button.appearance === 'primary'),
  );
  return (
    <BlockSection title={title}>
      <ul className="row ctas">
        {buttons.map((button, index) => (
          <li key={`${button.href} ${button.name}`}>
            <CtaLink cta={button} appearance={index === first ? 'primary' : 'second'} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
