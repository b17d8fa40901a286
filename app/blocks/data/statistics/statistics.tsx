import { BlockSection } from '~/blocks/parts/block-section';
import type { StatisticsProps } from './schema';

const FEWEST = 3;

export function Statistics({ title, items }: StatisticsProps) {
  if (items.length < FEWEST) return null;
  return (
    <BlockSection title={title}>
      <ul className="stats">
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.value}</b> {item.title}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
