import { emergencyNumber } from '#operator/profile.json';
import { telHref } from '~/ui/phone-link';
import { formPage as formPageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Paragraphs } from '~/forms/parts/words';
import { ButtonLink } from '~/ui/button';
import { FormFrame } from './form-frame';
import { formPath } from '~/forms/form-paths';
import { type NoticeData } from './page-data';

export function FormNotice({ id, why, title, text }: Omit<NoticeData, 'kind'>) {
  const t = useTexts(formPageTexts);
  const isKept = why === 'unavailable';
  return (
    <FormFrame back={null}>
      <h1>{title}</h1>
      <Paragraphs text={text} />
      <p>
        <a className="tel" href={telHref(emergencyNumber)}>
          {t('formCallInstead')}
        </a>
      </p>
      {why !== 'not-available' && (
        <p>
          <ButtonLink href={isKept ? formPath(id, { kind: 'check' }) : formPath(id)} second>
            {t(isKept ? 'formTryAgain' : 'formStart')}
          </ButtonLink>
        </p>
      )}
    </FormFrame>
  );
}
