import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { BlockContext } from '~/blocks/block';
import { Hero } from '~/blocks/parts/hero';
import { Switcher } from '~/blocks/parts/switcher';
import type { CurvedBannerProps } from './schema';

/** The switcher leads from one variant of a page to the other, such as for homes and businesses. */
export function CurvedBanner({
  title,
  text,
  image,
  switcherLabel,
  options,
  context,
}: CurvedBannerProps & { context: BlockContext }) {
  const t = useTexts(serviceBlockTexts);
  return (
    <div className="curved">
      <Hero title={title} text={text} image={image}>
        <Switcher
          label={switcherLabel ?? t('switcher')}
          options={options}
          route={context.page.route}
        />
      </Hero>
    </div>
  );
}
