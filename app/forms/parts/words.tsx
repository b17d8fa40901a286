import { Fragment } from 'react';
import { SiteLink } from '~/ui/site-link';

interface TextSegment {
  readonly text: string;
  readonly href?: string;
}

const MAIL =
  /[A-Za-z0-9](?:[\w.+-]{0,62}[\w+-])?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{2,24}/g;

/** Domains without mail: their addresses only show a format. */
const EXAMPLES = ['example.com', 'example.org', 'example.net'];
const isExample = (address: string): boolean =>
  EXAMPLES.includes(address.slice(address.indexOf('@') + 1).toLowerCase());

export function mailSegments(text: string): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(MAIL)) {
    if (isExample(match[0])) continue;
    if (match.index > from) segments.push({ text: text.slice(from, match.index) });
    segments.push({ text: match[0], href: `mailto:${match[0]}` });
    from = match.index + match[0].length;
  }
  if (from < text.length || segments.length === 0) segments.push({ text: text.slice(from) });
  return segments;
}

export function Words({ text }: { text: string }) {
  return (
    <>
      {mailSegments(text).map(({ text: part, href }, index) =>
        href ? (
          <SiteLink reloadDocument key={index} href={href}>
            {part}
          </SiteLink>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </>
  );
}

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
