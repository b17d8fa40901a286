import { Fragment } from 'react';
import { mailSegments } from './mail-segments';

/** Text of the content system: an e-mail address in it becomes a link. Specification: form engine, section 5 Other. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {mailSegments(text).map(({ text: part, href }, index) =>
        href ? (
          <a key={index} href={href}>
            {part}
          </a>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </>
  );
}

/** The same in paragraphs, one for each line. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          <p key={index}>
            <Words text={line} />
          </p>
        ))}
    </>
  );
}
