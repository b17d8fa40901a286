import type { ReactNode } from 'react';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { StatusChip } from '~/ui/chip';
import type { AnswerModel, Checked as CheckedModel } from '../models/answer-model';
import { AgeFirst } from './age-first';
import { HourRuleView } from './hour-rule-view';
import { HourSentence } from './hour-sentence';
import { Lead } from './lead';
import { AddressLine } from './visitor-part';
import { LiveTime } from '~/ui/live-time';
import { SiteLink } from '~/ui/site-link';

export interface AnswerProps {
  answer: AnswerModel;
  actions?: ReactNode;
  map?: ReactNode;
  checkHref: string;
}

export function Answer({ answer, actions, map, checkHref }: AnswerProps) {
  const t = useTexts(incidentTexts);
  const { status, chip, icon, sentence, lead, odds, rule, facts, checked } = answer;
  return (
    <section className="answer field-night" aria-labelledby="answer">
      <div className="wrap">
        <div className="on-line" data-s={status}>
          <span className="rail" />
          <p>
            <StatusChip status={status} {...(icon ? { icon } : {})}>
              {chip}
            </StatusChip>
          </p>
          {checked && <AgeFirst age={checked} />}
          <div className="cols">
            <div>
              <AddressLine answer={answer} />
              <h1 id="answer">
                <HourSentence sentence={sentence} />
              </h1>
              {odds && (
                <p className="lead">
                  {odds.words}{' '}
                  <SiteLink reloadDocument href={odds.href}>
                    {odds.like}
                  </SiteLink>
                </p>
              )}
              {lead.length > 0 && (
                <p className="lead">
                  <Lead of={lead} />
                </p>
              )}
              {checked?.sentence && !checked.first && (
                <p className="lead stale">{checked.sentence}</p>
              )}
              {rule && <HourRuleView rule={rule} />}
              {actions}
              <dl className="facts">
                {facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt> <dd>{value}</dd>{' '}
                  </div>
                ))}
                {checked?.time && (
                  <div>
                    <dt>{t('factUpdated')}</dt>{' '}
                    <dd>
                      <time dateTime={checked.iso}>{checked.time}</time>
                    </dd>{' '}
                  </div>
                )}
                {checked && (
                  <div>
                    <dt>{t('factChecked')}</dt>{' '}
                    <dd>
                      <Checked checked={checked} href={checkHref} />
                    </dd>
                  </div>
                )}
              </dl>
            </div>
            {map && (
              <section className="on-paper" aria-label={t('where')}>
                {map}
              </section>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Checked({ checked, href }: { checked: CheckedModel; href: string }) {
  const t = useTexts(incidentTexts);
  return (
    <>
      <LiveTime dateTime={checked.checkedIso} stale={!checked.live}>
        {checked.checked}
      </LiveTime>{' '}
      {/* A full page load on purpose: works with or without JavaScript and bypasses caches. */}
      <SiteLink reloadDocument className="again" href={href}>
        {t('checkAgain')}
      </SiteLink>
    </>
  );
}
