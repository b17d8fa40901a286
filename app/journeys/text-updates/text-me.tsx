import { useRef, useState } from 'react';
import { incident as incidentTexts } from '#words/en.json';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { TEXT_ME, useVisitorAddress } from '~/journeys/incident/parts/visitor-part';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { pageOf } from '~/ui/refresh/page-of';
import { SiteForm } from '~/ui/site-form';
import { useTexts } from '~/words/use-texts';
import type { NumberOnly } from './sign-up-data';

/** Not imported: the incident page would load a file more. */
const NUMBER_ONLY: NumberOnly = 'numberOnly';

/** Empty if the token cannot be loaded. A page that is cached for everyone has none. */
async function tokenOfPage(href: string): Promise<string> {
  try {
    const page = await pageOf(await fetch(href));
    return page.querySelector<HTMLInputElement>(`input[name="${BOT_INPUTS.token}"]`)?.value ?? '';
  } catch {
    return '';
  }
}

/**
 * A plain form, posted to the sign-up's page `href`, which says what is wrong with the number
 * (docs/decisions/text-updates.md, T-28).
 */
export function TextMe({ href, second }: { href: string; second: boolean }) {
  const t = useTexts(incidentTexts);
  const hasToken = useVisitorAddress()?.textToken !== undefined;
  const asked = useRef(hasToken);
  const [token, setToken] = useState('');
  const ask = () => {
    if (asked.current) return;
    asked.current = true;
    void tokenOfPage(href).then(setToken);
  };
  return (
    <SiteForm method="post" action={href} id={TEXT_ME} className="text-me">
      <input type="hidden" name={NUMBER_ONLY} value="true" />
      {token && <input type="hidden" name={BOT_INPUTS.token} value={token} />}
      <Field
        label={t('textMeNumber')}
        hint={t('textMeHint')}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        onFocus={ask}
      >
        <Button icon="message" second={second}>
          {t('textMe')}
        </Button>
      </Field>
    </SiteForm>
  );
}
