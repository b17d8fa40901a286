import { glossary as glossaryTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { BlockContext } from '~/blocks/block';
import { LETTER, readGlossaryQuery, SEARCH } from '~/blocks/words/glossary/glossary-query';
import { Hero } from '~/blocks/parts/hero';
import { keptItems } from '~/blocks/parts/page-href';
import type { PowerUpCentralHeaderProps } from './schema';

/** A search starts without a letter. */
export function PowerUpCentralHeader({
  title,
  text,
  image,
  hideSearch,
  glossaryUrl,
  context,
}: PowerUpCentralHeaderProps & { context: BlockContext }) {
  const t = useTexts(glossaryTexts);
  const here = !glossaryUrl || glossaryUrl === context.page.route;
  const kept = here ? keptItems(context.page, (name) => name === SEARCH || name === LETTER) : [];
  return (
    <Hero title={title} text={text} image={image} field="night">
      {!hideSearch && (
        <form
          action={`${glossaryUrl ?? context.page.route}#glossary`}
          method="get"
          role="search"
          aria-label={t('glossarySearchLabel')}
          data-swap={here ? 'glossary' : undefined}
        >
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field
            label={t('glossarySearchLabel')}
            name={SEARCH}
            type="search"
            maxLength={100}
            placeholder={t('glossarySearchPlaceholder')}
            defaultValue={readGlossaryQuery(context.page.query).search}
            autoComplete="off"
          >
            <Button icon="search">{t('glossarySearchButton')}</Button>
          </Field>
        </form>
      )}
    </Hero>
  );
}
