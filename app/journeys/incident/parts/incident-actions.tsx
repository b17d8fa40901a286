import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink, Button } from '~/ui/button';
import type { IncidentModel } from '../models/incident-model';
import { useState, type ComponentType, useEffect } from 'react';
import type { SignUpDialogProps } from '~/journeys/text-updates/sign-up-dialog';
import { Icon } from '~/ui/icon';

/**
 * The visitor's actions: text updates, offers, calendar, share. One is primary: "Still off?" if
 * power is back, else offers if there are any, else text updates. Specification: journeys, section
 * 2 "Incident page".
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
  return (
    <>
      <div className="row">
        {page.texts && <TextUpdatesSlot page={page} second={page.future || page.answer.status === 'restored'} />}
        {page.future && (
          <ButtonLink href={`/future-planned-power-cut?${query}`} icon="tick">
            {t('offersCta')}
          </ButtonLink>
        )}
        {page.calendar && (
          <ButtonLink href={`/power-cut/incident.ics?${query}`} icon="calendar" second>
            {t('addToCalendar')}
          </ButtonLink>
        )}
        {share && <Share url={share} text={page.title} />}
      </div>
      {page.texts && (
        <ActionLink href={`/power-cut/notifications?${query}`} icon="message">
          {t('notifications')}
        </ActionLink>
      )}
      <ActionLink href={`/power-cut/stay-informed?${query}`} icon="info">
        {t('stayInformed')}
      </ActionLink>
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

/**
 * "Get text updates" on the incident page: a link to the sign-up page. With JavaScript the form is
 * fetched on first use and opens over the page. Specification: journeys, section 2 "Incident page".
 */
function TextUpdatesSlot({ page, second }: { page: IncidentModel; second: boolean }) {
  const t = useTexts(incidentTexts);
  const [Dialog, setDialog] = useState<ComponentType<SignUpDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const href = `/power-cut/text-updates/incident?incidentid=${page.reference}`;
  return (
    <>
      <ButtonLink
        href={href}
        icon="message"
        second={second}
        onClick={(event) => {
          if (typeof HTMLDialogElement === 'undefined' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          setOpen(true);
          import('~/journeys/text-updates/sign-up-dialog').then(
            (module) => setDialog(() => module.SignUpDialog),
            () => window.location.assign(href),
          );
        }}
      >
        {t('textUpdates')}
      </ButtonLink>
      {Dialog && open && <Dialog page={page} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Links that need neither JavaScript nor third-party scripts. Decision J-877. */
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

/**
 * Share: the device's share sheet if it has one, otherwise a list of links. Specification:
 * journeys, section 2 "Incident page".
 */
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
