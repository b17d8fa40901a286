import { DataTable } from '~/blocks/parts/data-table';
import type { DayWord } from '~/domain/open/status/source-days';
import { status as statusTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { StatusChip } from '~/ui/chip';
import { Icon } from '~/ui/icon';
import { DEVELOPERS_PATH, STATUS_JSON_PATH } from '~/journeys/open/paths';
import type { SourceModel, StatusModel } from './status-model';
import { SiteLink } from '~/ui/site-link';

const STEP = 10;
const TALLEST = 24;
/** The height shows the kind of day, without colour. */
const HEIGHTS: Readonly<Record<Exclude<DayWord, 'unknown'>, number>> = {
  well: 24,
  brief: 15,
  long: 7,
};

function Bar({ word, x }: { word: DayWord; x: number }) {
  if (word === 'unknown') return <circle cx={x + 3} cy={TALLEST - 3} r="1.5" />;
  return <rect x={x} y={TALLEST - HEIGHTS[word]} width="6" height={HEIGHTS[word]} />;
}

/** The label sums the bars up, and the table lists them day by day. */
function Strip({ label, words }: SourceModel['strip']) {
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={TALLEST}
      viewBox={`0 0 ${words.length * STEP} ${TALLEST}`}
      preserveAspectRatio="xMinYMid meet"
      fill="currentColor"
    >
      {words.map((word, index) => (
        <Bar key={index} word={word} x={index * STEP} />
      ))}
    </svg>
  );
}

function SourceView({
  source,
  name,
  chip,
  status,
  sentences,
  lastGood,
  lastFailed,
  strip,
}: SourceModel) {
  const t = useTexts(statusTexts);
  return (
    <section className="flow" aria-labelledby={`source-${source}`}>
      <h2 id={`source-${source}`}>{name}</h2>
      <p>
        <StatusChip status={status}>{chip}</StatusChip>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <dl className="facts">
        <div>
          <dt>{t('statusLastGood')}</dt>
          <dd>{lastGood}</dd>
        </div>
        <div>
          <dt>{t('statusLastFailed')}</dt>
          <dd>{lastFailed}</dd>
        </div>
      </dl>
      <Strip {...strip} />
    </section>
  );
}

export function StatusPage({ summary, sources, table }: StatusModel) {
  const t = useTexts(statusTexts);
  return (
    <div className="wrap indent band flow-l">
      <h1>{t('statusTitle')}</h1>
      <p className="lead">{summary}</p>
      <p>{t('statusLead')}</p>
      {sources.map((source) => (
        <SourceView key={source.source} {...source} />
      ))}
      <p className="small">{t('statusLegend')}</p>
      <details>
        <summary className="act">
          <Icon name="chevron" turn />
          {t('statusTableTitle')}
        </summary>
        <DataTable
          caption={t('statusTableTitle')}
          quietCaption
          headings={[t('statusDay'), ...sources.map(({ name }) => name)]}
          rows={table.map(({ day, words }) => [day, ...words])}
        />
      </details>
      <h2>{t('statusHow')}</h2>
      <p>{t('statusHowText')}</p>
      <h2>{t('statusPrograms')}</h2>
      <p>{t('statusProgramsText')}</p>
      <ul>
        <li>
          <SiteLink href={STATUS_JSON_PATH}>{t('statusJson')}</SiteLink>
        </li>
        <li>
          <SiteLink href={DEVELOPERS_PATH}>{t('statusDevelopers')}</SiteLink>
        </li>
      </ul>
    </div>
  );
}
