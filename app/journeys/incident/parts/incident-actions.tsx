import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button, ButtonLink } from '~/ui/button';
import type { IncidentModel } from '../models/incident-model';
import { useState, useEffect } from 'react';
import { TextMe } from '~/journeys/text-updates/text-me';
import { Icon } from '~/ui/icon';

/**
 * One action is primary: "Still off?" if power is back, else offers if there are any, else texts.
 */
export function IncidentActions({
  page,
  share,
  openSafari,
}: {
  page: IncidentModel;
  share: string;
  openSafari: boolean;
}) {
  const t = useTexts(incidentTexts);
  const query = new URLSearchParams({ incidentid: page.reference }).toString();
  const texts = `/power-cut/text-updates/incident?${query}`;
  const isBack = page.answer.status === 'restored';
  return (
    <>
      {page.future && (
        <p className="row">
          <ButtonLink href={`/future-planned-power-cut?${query}`} icon="tick">
            {t('offersCta')}
          </ButtonLink>
        </p>
      )}
      {page.texts && !isBack && <TextMe href={texts} second={page.future} />}
      <div className="trio">
        {page.texts && isBack && (
          <ButtonLink href={texts} icon="message" second>
            {t('textsLater')}
          </ButtonLink>
        )}
        {page.calendar && (
          <ButtonLink href={`/power-cut/incident.ics?${query}`} icon="calendar" second>
            {t('addToCalendar')}
          </ButtonLink>
        )}
        {share && <Share url={share} text={page.shareText} />}
        {page.push && (
          <ButtonLink href={`/power-cut/notifications?${query}`} second>
            <Bell />
            {t('notifications')}
          </ButtonLink>
        )}
      </div>
      {openSafari && (
        <div className="safari" role="status">
          <p>
            <b>{t('openSafari')}</b>
          </p>
          <p>{t('openSafariText')}</p>
        </div>
      )}
    </>
  );
}

/** Not among the icons of `ui/icon-paths`, which every page with a script loads. */
const Bell = () => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 17.5h16l-2-3V10a6 6 0 0 0-12 0v4.5ZM12 4V2M9.5 20.5h5" />
  </svg>
);

/** These need neither JavaScript nor third-party scripts (J-877). */
function shareLinks(url: string, text: string) {
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(text)];
  return [
    {
      name: 'shareEmail',
      href: `mailto:?subject=${words}&body=${encodeURIComponent(`${text}\n\n${url}`)}`,
    },
    { name: 'shareWhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` },
    { name: 'shareX', href: `https://x.com/intent/post?text=${words}&url=${link}` },
    { name: 'shareFacebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
  ] as const;
}

function CopyLink({ url }: { url: string }) {
  const t = useTexts(incidentTexts);
  const [able, setAble] = useState(false);
  const [copied, setCopied] = useState(false);
  // Whether the browser can copy is only known after hydration.
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

/** The device's share sheet if it has one, otherwise a list of links. */
function Share({ url, text }: { url: string; text: string }) {
  const t = useTexts(incidentTexts);
  return (
    <details className="share">
      <summary
        className="btn second"
        onClick={(event) => {
          if (typeof navigator.share !== 'function') return;
          event.preventDefault();
          // Closing the sheet means choosing not to share, so there is no error to show.
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
