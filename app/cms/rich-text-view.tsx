/** Renders rich text that RichText (rich-text.ts) has sanitised on the server. */
export function RichTextView({ html }: { html: string }) {
  return html ? <div className="prose" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
