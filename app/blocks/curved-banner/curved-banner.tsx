import { serviceBlockTexts } from '~/cms/texts/blocks-part2';
import { useTexts } from '~/cms/use-texts';
import type { BlockSurroundings } from '../block';
import { Hero } from '../parts/hero';
import { Switcher } from '../parts/switcher';
import type { CurvedBannerProps } from './schema';

/** The head of a page that comes in kinds, such as for homes and for businesses: its switcher leads from one to the other. */
export function CurvedBanner({
  title,
  text,
  image,
  switcherLabel,
  options,
  around,
}: CurvedBannerProps & { around: BlockSurroundings }) {
  const t = useTexts(serviceBlockTexts);
  return (
    <div className="curved">
      <Hero title={title} text={text} image={image}>
        <Switcher label={switcherLabel ?? t('switcher')} options={options} route={around.page.route} />
      </Hero>
    </div>
  );
}
