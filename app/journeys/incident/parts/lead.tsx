import { Fragment } from 'react';
import { useLangOf } from '~/words/page-language';
import type { LeadSentence } from '../words/lead-sentences';

/** The operator's sentences say so where the page is in another language. */
export function Lead({ of: sentences }: { of: readonly LeadSentence[] }) {
  const langOf = useLangOf();
  return sentences.map(({ text, operators }, index) => {
    const lang = operators ? langOf(text) : undefined;
    return (
      <Fragment key={text}>
        {index > 0 && ' '}
        {lang ? <span lang={lang}>{text}</span> : text}
      </Fragment>
    );
  });
}
