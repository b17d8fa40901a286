import { incident as incidentTexts } from '#words/en.json';
import { useLangOf } from '~/words/page-language';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import type { StepsModel, UpdateItem } from '../models/steps-model';
import type { OperatorText } from '../words/operator-text';

function Message({ html: { text, operators } }: { html: OperatorText }) {
  const langOf = useLangOf();
  const lang = operators ? langOf(text) : undefined;
  return <div className="flow" lang={lang} dangerouslySetInnerHTML={{ __html: text }} />;
}

function Update({ update: { name, time, html } }: { update: UpdateItem }) {
  const langOf = useLangOf();
  return (
    <li>
      <h3 lang={name.operators ? langOf(name.text) : undefined}>{name.text}</h3>
      {time && <p className="soft small">{time}</p>}
      {html && <Message html={html} />}
    </li>
  );
}

/** The latest update stands in its place, and every step in a disclosure. */
export function Timeline({ steps: { title, timeline, latest, all } }: { steps: StepsModel }) {
  const t = useTexts(incidentTexts);
  const current = timeline.findLastIndex(({ state }) => state !== 'next');
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="indent">
        {title}
      </h2>
      <ol className="steps">
        {timeline.map(({ name, state, icon, time, hint }, index) => (
          <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="node">
              {state !== 'next' && <Icon name={state === 'done' ? 'tick' : icon} />}
            </span>
            <h3>
              {name} {state === 'now' && <span className="tag-now">{t('now')}</span>}
              {state !== 'now' && (
                <span className="hide">{t(state === 'done' ? 'stepDone' : 'stepNext')}</span>
              )}
            </h3>
            {time && <p className="soft">{time}</p>}
            {hint && <p className="soft">{hint}</p>}
            {latest?.html && index === current && (
              <div className="quote">
                <Message html={latest.html} />
                <p className="small soft">
                  {latest.time ? t('latestUpdateAt', { time: latest.time }) : t('latestUpdate')}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
      {all.length > 0 && (
        <details className="indent updates">
          <summary className="act">
            <Icon name="chevron" turn />
            {t('allSteps')}
          </summary>
          <ol className="update-list">
            {all.map((update, index) => (
              <Update key={index} update={update} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
