import { Fragment } from 'react';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { type NamedLink } from '../../engine/definition';
import { type FieldViewProps } from '../view';
import { Paragraphs } from '../../parts/words';

const WithNumbers = ({ text }: { text: string }) => (
  <p>
    {text.split(/\b(105|999)\b/).map((part, index) =>
      index % 2 === 1 ? (
        <a key={index} className="tel" href={`tel:${part}`}>
          {part}
        </a>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    )}
  </p>
);

export function TitleAndDescription({ field }: FieldViewProps) {
  const { link, look } = field.settings as {
    readonly link?: NamedLink | null;
    readonly look?: 'danger' | null;
  };
  if (look === 'danger')
    return (
      <div className="f">
        <Notice status="cut" icon="warning" heading={field.heading || undefined}>
          <WithNumbers text={field.bodyText} />
        </Notice>
      </div>
    );
  return (
    <div className="f flow">
      {field.heading && <h2 className="h3">{field.heading}</h2>}
      <Paragraphs text={field.bodyText} />
      {link && (
        <p>
          <ButtonLink href={link.url}>{link.name}</ButtonLink>
        </p>
      )}
    </div>
  );
}
