import { useEffect, useState } from 'react';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

/** Links that need neither JavaScript nor a script of others. Decision J-877. */
function shareLinks(url: string, text: string) {
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(text)];
  return [
    { name: 'shareEmail', href: `mailto:?subject=${words}&body=${encodeURIComponent(`${text}\n\n${url}`)}` },
    { name: 'shareWhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` },
    { name: 'shareX', href: `https://x.com/intent/post?text=${words}&url=${link}` },
    { name: 'shareFacebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
  ] as const;
}

function CopyLink({ url }: { url: string }) {
  const t = useTexts(incidentTexts);
  const [able, setAble] = useState(false);
  const [copied, setCopied] = useState(false);
  // Only after hydration is it known whether this browser can copy.
  useEffect(() => setAble(typeof navigator.clipboard?.writeText === 'function'), []);
  if (!able) return null;
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setAble(false),
    );
  return (
    <li>
      <Button type="button" second onClick={copy}>
        {t('shareCopy')}
      </Button>
      <span role="status">{copied && ` ${t('shareCopied')}`}</span>
    </li>
  );
}

/** Share: the device's own sheet where it has one, a list of links everywhere else. Specification: journeys, section 2 "Incident page". */
export function Share({ url, text }: { url: string; text: string }) {
  const t = useTexts(incidentTexts);
  return (
    <details className="share">
      <summary
        className="btn second"
        onClick={(event) => {
          if (typeof navigator.share !== 'function') return;
          event.preventDefault();
          // A visitor who closes the sheet has chosen not to share: nothing to say.
          navigator.share({ title: text, url }).catch(() => undefined);
        }}
      >
        <Icon name="share" />
        {t('share')}
      </summary>
      <ul>
        {shareLinks(url, text).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noreferrer">
              {t(name)}
            </a>
          </li>
        ))}
        <CopyLink url={url} />
      </ul>
    </details>
  );
}
