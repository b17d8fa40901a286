import type { Consent } from '~/cms/consent';
import { consent as consentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { SiteForm } from '~/ui/site-form';

const categories = ['analytics', 'marketing'] as const;

/** Nothing is ticked before a choice (L-777). */
export function ConsentForm({ consent, returnTo }: { consent: Consent | null; returnTo: string }) {
  const t = useTexts(consentTexts);
  return (
    <SiteForm method="post" action="/cookies" className="flow-l">
      <input type="hidden" name="returnTo" value={returnTo} />
      <section className="flow" aria-labelledby="necessary">
        <h2 id="necessary">{t('necessaryTitle')}</h2>
        <p>{t('necessaryDescription')}</p>
      </section>
      {categories.map((category) => (
        <section className="flow" key={category} aria-labelledby={category}>
          <h2 id={category}>{t(`${category}Title`)}</h2>
          <p>{t(`${category}Description`)}</p>
          <fieldset>
            <legend className="hide">{t(`${category}Settings`)}</legend>
            <Choice
              type="radio"
              name={category}
              value="yes"
              defaultChecked={consent?.[category] === true}
            >
              {t(`${category}Accept`)}
            </Choice>
            <Choice
              type="radio"
              name={category}
              value="no"
              defaultChecked={consent?.[category] === false}
            >
              {t(`${category}Reject`)}
            </Choice>
          </fieldset>
        </section>
      ))}
      <p className="row actions">
        <Button name="choice" value="save">
          {t('consentSave')}
        </Button>
      </p>
    </SiteForm>
  );
}
