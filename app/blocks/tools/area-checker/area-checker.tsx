import { AREA_CHOSEN } from '~/journeys/area/area-data';
import { RichTextView } from '~/cms/rich-text-view';
import { area as areaTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { SearchBox } from '~/journeys/search/search-box';
import { BlockSection } from '~/blocks/parts/block-section';
import type { AreaCheckerProps } from './schema';

export function AreaChecker({ title, text, searchLabel }: AreaCheckerProps) {
  const t = useTexts(areaTexts);
  return (
    <BlockSection title={title ?? t('areaTitle')}>
      {text ? <RichTextView html={text} /> : <p>{t('areaText')}</p>}
      <SearchBox
        mode="area"
        returnTo={AREA_CHOSEN}
        id="area-block-search"
        label={searchLabel ?? t('areaSearchLabel')}
        button={t('areaSearchButton')}
        big={false}
      />
    </BlockSection>
  );
}
