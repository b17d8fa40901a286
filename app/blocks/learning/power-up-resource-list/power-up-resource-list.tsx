import { findResources } from '~/domain/content/learning-media';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { ResourceCard } from '~/blocks/parts/resource-card';
import type { PowerUpResourceListProps } from './schema';

export function PowerUpResourceList({
  title,
  text,
  resourceType,
  resources,
  context,
}: PowerUpResourceListProps & { context: BlockContext }) {
  const ofKind = resourceType
    ? findResources(context.collections.media, { type: resourceType, term: null })
    : [];
  const shown = [...resources, ...ofKind];
  if (shown.length === 0) return null;
  return (
    <BlockSection title={title}>
      {text && <p>{text}</p>}
      <ul className="grid">
        {shown.map((resource) => (
          <li key={resource.url + resource.title}>
            <ResourceCard resource={resource} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
