import { useCompletedEvent } from '~/cms/analytics/use-completed';
import { formPage as formPageTexts, formThankYou as formThankYouTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { Paragraphs } from '~/forms/parts/words';
import { formPath } from '~/forms/form-paths';
import { type ThankYouData } from './page-data';

const TEXTS = { ...formPageTexts, ...formThankYouTexts };

export function ThankYou(data: Omit<ThankYouData, 'kind'>) {
  const {
    id,
    sentAt,
    title,
    message,
    reference,
    textsTo,
    referenceMessage,
    givesReference,
    stormFeed,
    redirectLink,
  } = data;
  const t = useTexts(TEXTS);
  useCompletedEvent(id, sentAt === null ? null : String(sentAt));
  return (
    <div className="wrap indent band page-end">
      <div className="flow-l form">
        <h1>{title || t('thankYouTitle')}</h1>
        <Paragraphs text={message || t('thankYouMessage')} />
        {reference !== null && (
          <Panel look="edge">
            <Paragraphs text={referenceMessage} />
            <p>
              {t('thankYouReference')}: <strong className="reference">{reference}</strong>
            </p>
          </Panel>
        )}
        {textsTo !== null && <p>{t('thankYouTexts', { digits: textsTo })}</p>}
        {sentAt === null && (
          <p>
            <ButtonLink href={formPath(id)}>{t('formStart')}</ButtonLink>
          </p>
        )}
        {sentAt !== null && reference === null && givesReference && (
          <p>{t('thankYouNoReference')}</p>
        )}
        <p className="row">
          <ActionLink href={redirectLink.url} icon="arrow">
            {redirectLink.name}
          </ActionLink>
          {stormFeed && redirectLink.url !== '/power-cut' && (
            <ActionLink href="/power-cut" icon="power-cut">
              {t('thankYouStormFeed')}
            </ActionLink>
          )}
        </p>
      </div>
    </div>
  );
}
