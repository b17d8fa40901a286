import { eventAttribute } from '~/cms/analytics/event-attribute';
import { glossary as glossaryTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { glossaryGroups, lettersWith, LETTERS, OTHER_LETTER } from '~/domain/content/glossary';
import { LEAST_SEARCH, searchTerm } from '~/domain/content/search-words';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { Island } from '~/blocks/parts/island';
import { Marked } from '~/blocks/parts/marked';
import { PopUp } from '~/blocks/parts/pop-up';
import { readGlossaryQuery, LETTER } from './glossary-query';
import LettersBar from './island';
import type { GlossaryProps } from './schema';
import { pageHref } from '~/blocks/parts/page-href';
import { SiteLink } from '~/ui/site-link';

/**
 * The letters stick to the top on wide screens and are a "Filter" pop-up below 768 px. Every choice
 * is a link to the same page, so it works without JavaScript and can be sent to somebody.
 */
export function Glossary({ title, text, context }: GlossaryProps & { context: BlockContext }) {
  const t = useTexts(glossaryTexts);
  const { glossary } = context.collections;
  const asked = readGlossaryQuery(context.page.query);
  const term = searchTerm(asked.search);
  const groups = glossaryGroups(glossary, { letter: asked.letter, term });
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const bar = { page: context.page, letter: asked.letter, has: lettersWith(glossary) };
  return (
    <BlockSection title={title} id="glossary">
      {text && <p>{text}</p>}
      <div className="only-narrow">
        <PopUp
          summary={
            asked.letter ? t('glossaryFilterOn', { letter: asked.letter }) : t('glossaryFilter')
          }
          button
        >
          <Letters {...bar} />
        </PopUp>
      </div>
      <Island
        name="glossary"
        of={LettersBar}
        props={{}}
        slots={[<Letters key="" {...bar} swap="glossary" />]}
        className="only-wide letters-bar"
      />
      <p
        role="status"
        id="glossary-count"
        {...(term
          ? {
              'data-shown-event': eventAttribute({
                event: 'power_up_glossary_search',
                results: count,
              })['data-event'],
            }
          : {})}
      >
        {asked.search && !term ? t('glossaryTooShort', { least: LEAST_SEARCH }) : null}
        {(term || asked.letter) && count > 0 ? t('glossaryCount', { count }) : null}
        {count === 0 ? t('glossaryNone') : null}
      </p>
      <div className="entries flow-l">
        {groups.map((group) => (
          <div key={group.letter}>
            <h3>{group.letter}</h3>
            <dl className="answers">
              {group.entries.map((entry) => (
                <div key={entry.name}>
                  <dt>
                    <Marked text={entry.name} term={term} />
                  </dt>
                  <dd>
                    <Marked text={entry.text} term={term} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}

interface LettersProps {
  page: BlockContext['page'];
  /** Choosing the letter again clears the filter. */
  letter: string | null;
  has: ReadonlySet<string>;
  /** The part of the page that a choice replaces, where it does not ask for the page. */
  swap?: string;
}

function Letters({ page, letter, has, swap }: LettersProps) {
  const t = useTexts(glossaryTexts);
  const names = has.has(OTHER_LETTER) ? [...LETTERS, OTHER_LETTER] : LETTERS;
  return (
    <ul className="letters" aria-label={t('glossaryLetters')}>
      {names.map((name) => (
        <li key={name}>
          {has.has(name) ? (
            <SiteLink
              href={pageHref(page, { [LETTER]: name === letter ? null : name }, 'glossary')}
              aria-current={name === letter ? 'true' : undefined}
              data-letter={name}
              data-swap={swap}
              {...eventAttribute({ event: 'power_up_glossary_navigator', letter: name })}
            >
              <span className="hide">
                {name === letter ? t('glossaryLetterClear') : t('glossaryLetter')}{' '}
              </span>
              {name}
            </SiteLink>
          ) : (
            <span aria-hidden="true">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
