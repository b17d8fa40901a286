import { preferences as preferencesTexts } from '#words/en.json';
import {
  preferenceChoices,
  preferenceNames,
  type NamedPreferences,
  type Preferences,
} from '~/cms/preferences';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { SiteForm } from '~/ui/site-form';

type TextKey = keyof typeof preferencesTexts;
const legends: Record<keyof NamedPreferences, TextKey> = {
  text: 'textLegend',
  contrast: 'contrastLegend',
  spacing: 'spacingLegend',
  scheme: 'schemeLegend',
  motion: 'motionLegend',
};
/** `text` and `larger` make `textLarger`. */
const choiceText = (name: keyof NamedPreferences, value: string) =>
  `${name}${value.charAt(0).toUpperCase()}${value.slice(1)}` as TextKey;

export function PreferencesForm({
  preferences,
  returnTo,
}: {
  preferences: Preferences;
  returnTo: string;
}) {
  const t = useTexts(preferencesTexts);
  return (
    <SiteForm method="post" action="/accessibility" className="prefs">
      <input type="hidden" name="returnTo" value={returnTo} />
      {preferenceNames.map((name) => (
        <fieldset key={name}>
          <legend className="big">{t(legends[name])}</legend>
          <div className="picks">
            {preferenceChoices[name].map((value) => (
              <Choice
                key={value}
                type="radio"
                name={name}
                value={value}
                defaultChecked={preferences[name] === value}
              >
                {t(choiceText(name, value))}
              </Choice>
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset aria-describedby="low-data-hint">
        <legend className="big">{t('lowDataLegend')}</legend>
        <span className="hint" id="low-data-hint">
          {t('lowDataHint')}
        </span>
        <div className="picks">
          <Choice type="radio" name="lowData" value="off" defaultChecked={!preferences.lowData}>
            {t('lowDataOff')}
          </Choice>
          <Choice type="radio" name="lowData" value="on" defaultChecked={preferences.lowData}>
            {t('lowDataOn')}
          </Choice>
        </div>
      </fieldset>
      <p className="row actions">
        <Button icon="tick">{t('save')}</Button>
        <Button second name="reset" value="yes">
          {t('reset')}
        </Button>
      </p>
    </SiteForm>
  );
}
