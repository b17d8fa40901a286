import { useId } from 'react';
import { RichTextView } from '~/cms/rich-text-view';
import { SearchBox } from '~/journeys/search/search-box';
import { BlockSection } from '~/blocks/parts/block-section';
import type { PostcodeStartProps } from './schema';

export function PostcodeStart({
  title,
  text,
  label,
  buttonLabel,
  destinationUrl,
}: PostcodeStartProps) {
  const id = useId();
  return (
    <BlockSection title={title}>
      {text && <RichTextView html={text} />}
      <SearchBox
        mode="form"
        postcodeOnly
        returnTo={destinationUrl}
        id={`start${id}`}
        {...(label ? { label } : {})}
        {...(buttonLabel ? { button: buttonLabel } : {})}
      />
    </BlockSection>
  );
}
