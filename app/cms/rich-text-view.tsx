import { useLinkTo } from '~/words/page-language';

/** As the sanitiser writes links to our own pages. */
const OWN_LINK = /<a href="(\/[^"]*)"/g;

/** Only for HTML that RichText (rich-text.ts) has sanitised on the server. */
export function RichTextView({ html, lang }: { html: string; lang?: string | undefined }) {
  const linkTo = useLinkTo();
  if (!html) return null;
  const toLink = (_: string, address: string) => {
    const { href, hrefLang } = linkTo(address);
    return `<a href="${href}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}`;
  };
  // The browser only renders English pages, whose links need no change.
  const withLinks = import.meta.env.SSR ? html.replace(OWN_LINK, toLink) : html;
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: withLinks }} />;
}
