import { incidentTexts } from '~/cms/texts/incident';
import { useTexts } from '~/cms/use-texts';
import { ButtonLink } from '~/ui/button';
import { StatusChip } from '~/ui/chip';
import { telHref } from '~/ui/phone-link';

/** Nothing is known at all: the list of incidents has never answered. Says so, and whom to call. */
export function NoPicture({ checkHref }: { checkHref: string }) {
  const t = useTexts(incidentTexts);
  return (
    <section className="answer field-night" aria-labelledby="answer">
      <div className="wrap">
        <div className="on-line" data-s="none">
          <span className="rail" />
          <p>
            <StatusChip status="none" icon="warning">
              {t('chipNoPicture')}
            </StatusChip>
          </p>
          <h1 id="answer">{t('noPictureTitle')}</h1>
          <p className="lead">{t('noPictureText')}</p>
          <p className="row">
            <ButtonLink href={telHref('105')} icon="phone">
              {t('callUs', { phone: '105' })}
            </ButtonLink>
            <a className="btn second" href={checkHref}>
              {t('tryAgain')}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
