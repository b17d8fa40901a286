import { listBlock as listBlockTexts } from '#words/en.json';
import { RichTextView } from '~/cms/rich-text-view';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { SiteLink } from '~/ui/site-link';
import { Picture } from '~/blocks/parts/picture';
import { PopUp } from '~/blocks/parts/pop-up';
import type { UsefulGuidesProps } from './schema';

interface GuideCardProps {
  guide: UsefulGuidesProps['guides'][number];
  hideImages: boolean;
  /** Beyond the first few: hidden on wide screens until Show more. */
  extra: boolean;
  id: string;
}

/** A guide, with what is in it on a panel that slides out. */
export function GuideCard({ guide, hideImages, extra, id }: GuideCardProps) {
  const t = useTexts(listBlockTexts);
  const { name, label, image, url, category, previewPageTitle, previewAdditionalInfo } = guide;
  const kind = label ?? category?.name;
  return (
    <li className={extra ? 'panel edge flow guide extra' : 'panel edge flow guide'} id={id}>
      {image && !hideImages && <Picture image={image} decor className="fill" />}
      {kind && <p className="small soft">{kind}</p>}
      <h3>
        <SiteLink href={url}>{name}</SiteLink>
      </h3>
      {previewAdditionalInfo && (
        <PopUp side summary={t('guidesPreview')} title={previewPageTitle ?? name}>
          {image && !hideImages && <Picture image={image} decor />}
          <RichTextView html={previewAdditionalInfo} />
          <p>
            <ButtonLink href={url} icon="arrow">
              {t('guidesRead')}
            </ButtonLink>
          </p>
        </PopUp>
      )}
    </li>
  );
}
