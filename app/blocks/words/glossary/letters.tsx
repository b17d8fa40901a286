import { eventAttribute } from '~/cms/analytics/event-attribute';
import { glossary as glossaryTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { LETTERS, OTHER_LETTER } from '~/domain/content/glossary';
import type { BlockSurroundings } from '~/blocks/block';
import { pageHref } from '~/blocks/parts/page-href';
import { LETTER } from './glossary-query';

interface LettersProps {
  page: BlockSurroundings['page'];
  /** The chosen one; choosing it again clears the filter. */
  letter: string | null;
  has: ReadonlySet<string>;
  /** The part of the page that a choice replaces, where it does not ask for the page. */
  swap?: string;
}

/** A to Z. A letter without entries is not a link. */
export function Letters({ page, letter, has, swap }: LettersProps) {
  const t = useTexts(glossaryTexts);
  const names = has.has(OTHER_LETTER) ? [...LETTERS, OTHER_LETTER] : LETTERS;
  return (
    <ul className="letters" aria-label={t('glossaryLetters')}>
      {names.map((name) => (
        <li key={name}>
          {has.has(name) ? (
            <a
              href={pageHref(page, { [LETTER]: name === letter ? null : name }, 'glossary')}
              aria-current={name === letter ? 'true' : undefined}
              data-letter={name}
              data-swap={swap}
              {...eventAttribute({ event: 'power_up_glossary_navigator', letter: name })}
            >
              <span className="hide">{name === letter ? t('glossaryLetterClear') : t('glossaryLetter')} </span>
              {name}
            </a>
          ) : (
            <span aria-hidden="true">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
