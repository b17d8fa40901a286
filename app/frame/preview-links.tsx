import { language as languageTexts, preview as previewTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { moment } from '~/domain/time/speak-time';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';

interface Link {
  id: string;
  tree: string;
  until: number;
  revokedAt: number | null;
}
export interface PreviewLinksProps {
  now: number;
  links: readonly Link[] | null;
  result: PreviewLinksResult | null;
}
export interface PreviewLinksResult {
  fieldErrors: Readonly<Record<string, string>>;
  url: string | null;
  fields: { route?: string; hours?: string };
}

const nothing: PreviewLinksResult = { fieldErrors: {}, url: null, fields: {} };

export function PreviewLinks({ now, links, result }: PreviewLinksProps) {
  const t = useTexts(previewTexts);
  const { fieldErrors, url, fields } = result ?? nothing;
  return (
    <div className="wrap indent flow-l page-end">
      <h1>{t('linksTitle')}</h1>
      <p className="lead">{t('linksLead')}</p>
      {url && (
        <Notice status="restored" icon="tick" heading={t('linksMade')}>
          <p>
            <a href={url}>{url}</a>
          </p>
        </Notice>
      )}
      {links === null ? (
        <form method="post" className="flow">
          <Field
            label={t('linksKey')}
            name="key"
            type="password"
            autoComplete="current-password"
            error={fieldErrors['key'] ?? null}
          />
          <Button type="submit">{t('linksEnter')}</Button>
        </form>
      ) : (
        <>
          <form method="post" className="flow">
            <Field
              label={t('linksRoute')}
              hint={t('linksRouteHint')}
              name="route"
              defaultValue={fields.route}
              error={fieldErrors['route'] ?? null}
            />
            <Field
              label={t('linksHours')}
              name="hours"
              inputMode="numeric"
              width="short"
              defaultValue={fields.hours ?? '48'}
              error={fieldErrors['hours'] ?? null}
            />
            <Button type="submit">{t('linksMake')}</Button>
          </form>
          <LinkList links={links} now={now} />
        </>
      )}
    </div>
  );
}

function LinkList({ links, now }: { links: readonly Link[]; now: number }) {
  const t = useTexts(previewTexts);
  const times = useTexts(languageTexts);
  const stateOf = ({ revokedAt, until }: Link) =>
    t(revokedAt !== null ? 'linksRevoked' : until <= now ? 'linksEnded' : 'linksHolds');
  return (
    <section className="flow">
      <h2>{t('linksList')}</h2>
      {links.length === 0 && <p>{t('linksNone')}</p>}
      <ul className="flow">
        {links.map((link) => (
          <li key={link.id}>
            <form method="post" className="row">
              <span>
                <b>{link.tree}</b>, {t('linksUntil')} {moment(link.until, now, times)}:{' '}
                {stateOf(link)}
              </span>
              {link.revokedAt === null && link.until > now && (
                <Button second name="revoke" value={link.id}>
                  {t('linksRevoke')}
                </Button>
              )}
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
