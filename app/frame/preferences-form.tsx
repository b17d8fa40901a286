import { preferencesTexts } from '~/cms/texts/preferences';
import type { Preferences } from '~/cms/preferences';
import { useTexts } from '~/cms/use-texts';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';

type TextKey = keyof typeof preferencesTexts;
interface Question {
  name: Exclude<keyof Preferences, 'lowData'>;
  legend: TextKey;
  choices: readonly (readonly [value: string, text: TextKey])[];
}

const questions: readonly Question[] = [
  { name: 'text', legend: 'textLegend', choices: [['normal', 'textNormal'], ['larger', 'textLarger'], ['largest', 'textLargest']] },
  { name: 'contrast', legend: 'contrastLegend', choices: [['normal', 'contrastNormal'], ['more', 'contrastMore']] },
  { name: 'spacing', legend: 'spacingLegend', choices: [['normal', 'spacingNormal'], ['wide', 'spacingWide']] },
  { name: 'scheme', legend: 'schemeLegend', choices: [['auto', 'schemeAuto'], ['light', 'schemeLight'], ['dark', 'schemeDark']] },
  { name: 'motion', legend: 'motionLegend', choices: [['normal', 'motionNormal'], ['reduce', 'motionReduce']] },
];

/** The form of the Accessibility tool, the same on its page and in its dialog. Posts to the page that remembers it. */
export function PreferencesForm({ preferences, returnTo }: { preferences: Preferences; returnTo: string }) {
  const t = useTexts(preferencesTexts);
  return (
    <form method="post" action="/accessibility" className="prefs">
      <input type="hidden" name="returnTo" value={returnTo} />
      {questions.map(({ name, legend, choices }) => (
        <fieldset key={name}>
          <legend className="big">{t(legend)}</legend>
          <div className="picks">
            {choices.map(([value, text]) => (
              <Choice key={value} type="radio" name={name} value={value} defaultChecked={preferences[name] === value}>
                {t(text)}
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
    </form>
  );
}
