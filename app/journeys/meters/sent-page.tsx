import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { SentPanel, type SentPanelProps } from './outcome-panels';

/** `onAgain` resets a form that is still there. */
export function SentPage({
  title,
  home,
  again,
  onAgain,
  ...sent
}: Omit<SentPanelProps, 'heading'> & {
  title: string;
  home: string;
  again: string;
  onAgain?: (() => void) | undefined;
}) {
  const t = useTexts(mpanTexts);
  return (
    <div className="wrap indent band page-end">
      <div className="flow-l form">
        <SentPanel {...sent} heading={<h1>{title}</h1>} />
        <p className="row">
          <ButtonLink href={home}>{t('mpanDone')}</ButtonLink>
          <ActionLink href={again} icon="search" onClick={onAgain}>
            {t('mpanAnother')}
          </ActionLink>
        </p>
      </div>
    </div>
  );
}
