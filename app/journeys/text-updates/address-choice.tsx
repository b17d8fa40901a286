import { textUpdate as textUpdateTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { SiteForm } from '~/ui/site-form';

/** The search returns the choice to this page. */
const searchFields = (returnTo: string): [string, string][] => [
  ['mode', 'form'],
  ['returnTo', returnTo],
];
const searchHref = (returnTo: string) =>
  `/power-cut/search?${new URLSearchParams(searchFields(returnTo)).toString()}`;

export function AddressChoice({
  saved,
  returnTo,
  error,
}: {
  saved: string | null;
  returnTo: string;
  error: string | null;
}) {
  const t = useTexts(textUpdateTexts);
  if (saved !== null)
    return (
      <div className="flow">
        <h2 className="h3">{t('textAddress')}</h2>
        <p>{saved}</p>
        <p>
          <ActionLink href={searchHref(returnTo)} icon="home">
            {t('textAddressChange')}
          </ActionLink>
        </p>
      </div>
    );
  return (
    <SiteForm
      method="get"
      action="/power-cut/search"
      role="search"
      aria-label={t('textAddressChoose')}
    >
      {searchFields(returnTo).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        id="address"
        name="value"
        label={t('textAddress')}
        hint={t('textAddressHint')}
        autoComplete="off"
        maxLength={100}
        error={error}
      >
        <Button icon="search" second>
          {t('textAddressChoose')}
        </Button>
      </Field>
    </SiteForm>
  );
}
