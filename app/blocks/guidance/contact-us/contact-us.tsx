import { RichTextView } from '~/cms/rich-text-view';
import { help as helpTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ContactList } from '../contact-items/contact-items';
import type { SignedContactItem } from '../contact-items/schema';
import { BlockSection } from '~/blocks/parts/block-section';
import { signVideoOf } from '~/blocks/parts/sign-video';

export interface ContactUsProps {
  title: string | null;
  text: string;
  contactItems: readonly SignedContactItem[];
}

export function ContactUs({ title, text, contactItems }: ContactUsProps) {
  const t = useTexts(helpTexts);
  if (contactItems.length === 0) return null;
  return (
    <BlockSection title={title ?? t('contactUs')} mist>
      <RichTextView html={text} />
      <ContactList items={contactItems} more={signVideoOf} />
    </BlockSection>
  );
}
