import { slugOf } from '~/cms/slug';
import { listBlock as listBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { guideCards, guideCategories, type GuideCategory } from '~/domain/content/guides';
import { ButtonLink } from '~/ui/button';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { CategoryPills } from '~/blocks/parts/category-pills';
import { pageHref, pathOf } from '~/blocks/parts/page-href';
import type { UsefulGuidesProps } from './schema';
import { RichTextView } from '~/cms/rich-text-view';
import { SiteLink } from '~/ui/site-link';
import { Picture } from '~/blocks/parts/picture';
import { PopUp } from '~/blocks/parts/pop-up';

const CATEGORY = 'guides';
const ALL = 'guides-all';
const ID = 'useful-guides';

/**
 * Six at first, then Show more; on small screens all of them, unless they have no images. All are
 * links to the same page, so that it works without JavaScript. A guide does not link to itself.
 */
export function UsefulGuides({
  title,
  guides: own,
  hideImages,
  pageType,
  context,
}: UsefulGuidesProps & { context: BlockContext }) {
  const t = useTexts(listBlockTexts);
  const here = pathOf(context.page);
  const guides = (own.length > 0 ? own : context.collections.guides).filter(
    ({ url }) => url !== here,
  );
  if (guides.length === 0) return null;
  const categories = guideCategories(guides);
  const chosen =
    categories.find(({ name }) => slugOf(name) === context.page.query[CATEGORY]) ?? null;
  const found = chosen ? guides.filter(({ category }) => category?.name === chosen.name) : guides;
  const first = guideCards(chosen ? null : pageType);
  const all = context.page.query[ALL] === '1';
  const more = found.length > first;
  const toggle = pageHref(context.page, { [ALL]: all ? null : '1' }, all ? ID : `${ID}-${first}`);
  return (
    <BlockSection title={title ?? t('guidesTitle')} id={ID}>
      <Categories
        title={title ?? t('guidesTitle')}
        categories={categories}
        chosen={chosen}
        page={context.page}
      />
      <ul className={['grid guides', all && 'all', hideImages && 'bare'].filter(Boolean).join(' ')}>
        {found.map((guide, index) => (
          <GuideCard
            key={guide.url}
            guide={guide}
            hideImages={hideImages}
            extra={index >= first}
            id={`${ID}-${index}`}
          />
        ))}
      </ul>
      {more && (
        <p className={hideImages ? undefined : 'from-large'}>
          <ButtonLink second href={toggle} data-swap={ID}>
            {t(all ? 'guidesLess' : chosen ? 'guidesViewMore' : 'guidesMore')}
          </ButtonLink>
        </p>
      )}
    </BlockSection>
  );
}

interface CategoriesProps {
  title: string;
  categories: readonly GuideCategory[];
  chosen: GuideCategory | null;
  page: BlockContext['page'];
}

/** The chosen category links back to View all. */
function Categories({ title, categories, chosen, page }: CategoriesProps) {
  const t = useTexts(listBlockTexts);
  if (categories.length < 2) return null;
  const pill = (name: string, icon: string | null, active: boolean, to: string | null) => ({
    name,
    icon,
    active,
    href: pageHref(page, { [CATEGORY]: active ? null : to, [ALL]: null }, ID),
  });
  const pills = [
    pill(t('guidesAll'), null, chosen === null, null),
    ...categories.map(({ name, icon }) => pill(name, icon, name === chosen?.name, slugOf(name))),
  ];
  return <CategoryPills label={t('guidesFilter', { title })} pills={pills} swap={ID} />;
}

interface GuideCardProps {
  guide: UsefulGuidesProps['guides'][number];
  hideImages: boolean;
  /** Beyond the first few: hidden on wide screens until Show more. */
  extra: boolean;
  id: string;
}

function GuideCard({ guide, hideImages, extra, id }: GuideCardProps) {
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
