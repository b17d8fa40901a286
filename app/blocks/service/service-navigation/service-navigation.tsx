import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { isHere } from '~/blocks/parts/is-here';
import { RowLinks } from '~/blocks/parts/row-links';
import { Switcher } from '~/blocks/parts/switcher';
import type { ServiceNavigationProps } from './schema';

export function ServiceNavigation({
  title,
  switcherLabel,
  options,
  services,
  context,
}: ServiceNavigationProps & { context: BlockContext }) {
  const t = useTexts(serviceBlockTexts);
  if (options.length === 0 && services.length === 0) return null;
  const { route } = context.page;
  return (
    <BlockSection title={title}>
      <Switcher label={switcherLabel ?? t('switcher')} options={options} route={route} />
      {services.length > 0 && (
        <RowLinks
          links={services}
          more={({ href }) => ({ 'aria-current': isHere(href, route) ? 'page' : undefined })}
        />
      )}
    </BlockSection>
  );
}
