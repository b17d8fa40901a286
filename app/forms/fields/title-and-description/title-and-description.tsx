import { ButtonLink } from '~/ui/button';
import { type NamedLink } from '../../engine/definition';
import { type FieldViewProps } from '../view';
import { Paragraphs } from '../words';

/** Words between questions, and the step to take where there is one. Specification: form engine, section 3. */
export function TitleAndDescription({ field }: FieldViewProps) {
  const { link } = field.settings as { readonly link?: NamedLink | null };
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
