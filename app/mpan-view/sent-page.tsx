import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { SentPanel, type SentPanelProps } from './outcome-panels';

/** The thank-you as a page of its own, where the pop-up cannot be. */
export function SentPage({
  title,
  home,
  again,
  ...sent
}: Omit<SentPanelProps, 'heading'> & { title: string; home: string; again: string }) {
  const t = useTexts(mpanTexts);
  return (
    <div className="wrap indent band page-end">
      <div className="flow-l form">
        <SentPanel {...sent} heading={<h1>{title}</h1>} />
        <p className="row">
          <ButtonLink href={home}>{t('mpanDone')}</ButtonLink>
          <ActionLink href={again} icon="search">
            {t('mpanAnother')}
          </ActionLink>
        </p>
      </div>
    </div>
  );
}
