import { RichTextView } from '~/cms/rich-text-view';
import { help as helpTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ContactList } from '../contact-items/contact-items';
import type { SignedContactItem } from '../contact-items/schema';
import { BlockSection } from '~/blocks/parts/block-section';
import { signVideoOf } from '~/blocks/parts/sign-video';

export interface NeedMoreHelpProps {
  title: string | null;
  helpLabel: string | null;
  helpContent: string;
  contactLabel: string | null;
  contactItems: readonly SignedContactItem[];
}

/** Two disclosures with one name, so that one is open at a time without a script (L-751). */
export function NeedMoreHelp({
  title,
  helpLabel,
  helpContent,
  contactLabel,
  contactItems,
}: NeedMoreHelpProps) {
  const t = useTexts(helpTexts);
  if (helpContent === '' && contactItems.length === 0) return null;
  return (
    <BlockSection title={title ?? t('needMoreHelp')}>
      {helpContent !== '' && (
        <details className="panel" name="need-more-help" open>
          <summary>{helpLabel ?? t('helpSide')}</summary>
          <RichTextView html={helpContent} />
        </details>
      )}
      {contactItems.length > 0 && (
        <details className="panel" name="need-more-help" open={helpContent === ''}>
          <summary>{contactLabel ?? t('contactSide')}</summary>
          <ContactList items={contactItems} more={signVideoOf} />
        </details>
      )}
    </BlockSection>
  );
}
