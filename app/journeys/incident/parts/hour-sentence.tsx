import { Fragment } from 'react';
import type { Sentence } from '../words/sentence-with-time';

const LONGEST_PIECE = 11;
/** Keeps times in one piece; longer texts may wrap on a small phone. */
const pieces = (hour: string): string[] => hour.split(/(?<= and) /);
const isClock = (hour: string) => /^\d|^noon|^midnight/.test(hour);

export function HourSentence({ sentence: { before, hour, after } }: { sentence: Sentence }) {
  return (
    <>
      {before}{' '}
      {hour && (
        <span className={isClock(hour) ? 'hour' : 'hour say'}>
          {pieces(hour).map((piece, index) => (
            <Fragment key={piece}>
              {index > 0 && ' '}
              <span className={piece.length > LONGEST_PIECE ? 'loose' : undefined}>{piece}</span>
            </Fragment>
          ))}
        </span>
      )}
      {after}
    </>
  );
}
