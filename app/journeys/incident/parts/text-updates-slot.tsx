import { useState, type ComponentType } from 'react';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import type { IncidentModel } from '../models/incident-model';
import type { SignUpDialogProps } from '~/journeys/text-updates/sign-up-dialog';

/**
 * "Get text updates" on the incident page: a link to the sign-up's own page. With JavaScript the form is fetched when it is first
 * asked for and opens over the page. Specification: journeys, section 2 "Incident page".
 */
export function TextUpdatesSlot({ page, second }: { page: IncidentModel; second: boolean }) {
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
