import { RichTextView } from '~/cms/rich-text-view';
import { Notice } from '~/ui/notice';

export interface MessagingProps {
  title: string | null;
  text: string;
  style: 'Warning' | 'Information';
}

export function Messaging({ title, text, style }: MessagingProps) {
  if (!title && !text) return null;
  const warning = style === 'Warning';
  return (
    <div className="band">
      <div className="wrap indent">
        <Notice
          status={warning ? 'cut' : 'none'}
          icon={warning ? 'warning' : 'info'}
          heading={title}
        >
          <RichTextView html={text} />
        </Notice>
      </div>
    </div>
  );
}
