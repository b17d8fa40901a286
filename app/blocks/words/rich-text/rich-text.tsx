import { RichTextView } from '~/cms/rich-text-view';

export function RichText({ html }: { html: string }) {
  return (
    <section className="band">
      <div className="wrap indent">
        <RichTextView html={html} />
      </div>
    </section>
  );
}
