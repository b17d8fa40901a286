import { Fragment, useId } from 'react';
import { developers as developersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Credits } from './credits';
import { ADDRESSES, type Examples } from './examples';
import { SiteLink } from '~/ui/site-link';
import { OPEN_PREFIX, STATUS_PATH } from './paths';

const RULES = [
  'developersRuleCors',
  'developersRuleTag',
  'developersRuleLimit',
  'developersRuleTime',
  'developersRuleError',
  'developersRuleSafety',
] as const;
/** Scrollable areas must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0, role: 'region' };

/** If it is wider than a phone, it scrolls on its own. */
function Example({ name, code }: { name: string; code: string }) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{name}</h3>
      <pre className="table" {...REACHABLE} aria-labelledby={id}>
        <code>{code}</code>
      </pre>
    </>
  );
}

/** May wrap after each part, so that the table fits on a phone. */
function Path({ path }: { path: string }) {
  return (
    <code>
      {path.split(/(?<=[/-])/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

export function DevelopersPage({
  examples,
  fields,
  credits,
}: {
  examples: Examples;
  fields: readonly string[];
  credits: readonly { text: string; url: string }[];
}) {
  const t = useTexts(developersTexts);
  const tableId = useId();
  return (
    <div className="wrap indent band flow-l">
      <h1>{t('developersTitle')}</h1>
      <p className="lead">{t('developersLead')}</p>
      <h2>{t('developersAddressesTitle')}</h2>
      <div className="table" {...REACHABLE} aria-labelledby={tableId}>
        <table>
          <caption className="hide" id={tableId}>
            {t('developersAddresses')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('developersWhat')}</th>
              <th scope="col">{t('developersAddress')}</th>
            </tr>
          </thead>
          <tbody>
            {ADDRESSES.map(({ path, what }) => (
              <tr key={path}>
                <th scope="row">{t(what)}</th>
                <td>
                  <a href={path}>
                    <Path path={path} />
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>{t('developersPromiseTitle')}</h2>
      <p>{t('developersPromise', { prefix: OPEN_PREFIX })}</p>
      <h2>{t('developersRulesTitle')}</h2>
      <ul className="flow">
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
      <h2>{t('developersExamplesTitle')}</h2>
      <p>{t('developersCurlText')}</p>
      <Example name={t('developersCurl')} code={examples.curl} />
      <Example name={t('developersScript')} code={examples.script} />
      <p>{t('developersHomeText')}</p>
      <Example name={t('developersHome')} code={examples.home} />
      <Example name={t('developersSensor')} code={examples.sensor} />
      <h2>{t('developersExploreTitle')}</h2>
      <p>{t('developersExploreText')}</p>
      <p>{t('developersExplorePage')}</p>
      <Example name={t('developersExploreFields')} code={fields.join('\n')} />
      <Example name={t('developersExploreQuery')} code={examples.explore} />
      {credits.length > 0 && (
        <>
          <h2>{t('developersCredits')}</h2>
          <Credits credits={credits} />
        </>
      )}
      <ul>
        <li>
          <SiteLink href={STATUS_PATH}>{t('developersStatusLink')}</SiteLink>
        </li>
        <li>
          <SiteLink href="/power-cut/stay-informed">{t('developersPeople')}</SiteLink>
        </li>
      </ul>
    </div>
  );
}
