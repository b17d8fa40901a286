import { eventAttribute } from '~/cms/analytics/event-attribute';
import { media as mediaTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { findResources, resourceTypes } from '~/domain/content/learning-media';
import { LEAST_SEARCH, searchTerm } from '~/domain/content/search-words';
import { slugOf } from '~/cms/slug';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { keptItems, pageHref } from '~/blocks/parts/page-href';
import { ResourceCard } from '~/blocks/parts/resource-card';
import type { PowerUpMediaSearchProps } from './schema';

const SEARCH = 'media-search';
const TYPE = 'media-type';
const ID = 'media';

export function PowerUpMediaSearch({
  title,
  context,
}: PowerUpMediaSearchProps & { context: BlockContext }) {
  const t = useTexts(mediaTexts);
  const { query } = context.page;
  const types = resourceTypes(context.collections.media);
  const type = types.find((name) => slugOf(name) === query[TYPE]) ?? null;
  const search = (query[SEARCH] ?? '').trim().slice(0, 100);
  const term = searchTerm(search);
  const found = findResources(context.collections.media, { type, term });
  const shownEvent = eventAttribute({ event: 'power_up_media_search', results: found.length })[
    'data-event'
  ];
  return (
    <BlockSection title={title ?? t('mediaTitle')} id={ID}>
      <form
        action={`${context.page.route}#${ID}`}
        method="get"
        role="search"
        aria-label={t('mediaSearch')}
        data-swap={ID}
      >
        {keptItems(context.page, (name) => name === SEARCH).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field
          label={t('mediaSearch')}
          name={SEARCH}
          type="search"
          maxLength={100}
          defaultValue={search}
          autoComplete="off"
        >
          <Button icon="search">{t('mediaButton')}</Button>
        </Field>
      </form>
      <ul className="row ctas kinds" aria-label={t('mediaTypes')}>
        {[null, ...types].map((name) => (
          <li key={name ?? ''}>
            <a
              className="act"
              href={pageHref(context.page, { [TYPE]: name && slugOf(name) }, ID)}
              aria-current={name === type ? 'true' : undefined}
              data-swap={ID}
              {...eventAttribute({
                event: 'click_power_up_resource_type',
                resource_type: name ?? 'all',
              })}
            >
              {name ?? t('mediaAll')}
            </a>
          </li>
        ))}
      </ul>
      <p role="status" {...(term ? { 'data-shown-event': shownEvent } : {})}>
        {search && !term && `${t('mediaTooShort', { least: LEAST_SEARCH })} `}
        {found.length === 0 ? t('mediaNone') : t('mediaCount', { count: found.length })}
      </p>
      <ul className="grid">
        {found.map((resource) => (
          <li key={resource.url + resource.title}>
            <ResourceCard resource={resource} term={term} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
