import { useId } from 'react';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { DataTable } from '~/blocks/parts/data-table';
import { figuresOf } from './figures';
import { colourOf } from './geometry';
import { LineBar } from './line-bar';
import { Pie } from './pie';
import type { ChartsProps } from './schema';
import { StackedBar } from './stacked-bar';

/**
 * Charts, each with its key and a table of the same figures. "Show all data" writes the figures on the charts: a checkbox and
 * a style rule, so it needs no script. Specification: journeys, sections 2 and 4.
 */
export function Charts({ title, charts }: ChartsProps) {
  const t = useTexts(serviceBlockTexts);
  const id = useId();
  if (charts.length === 0) return null;
  return (
    <BlockSection title={title}>
      <div className="charts">
        <input type="checkbox" className="charts-all" id={id} />
        <label className="pick" htmlFor={id}>
          {t('chartsShowAll')}
        </label>
        {charts.map((chart) => (
          <Chart key={chart.chartTitle} {...chart} />
        ))}
      </div>
    </BlockSection>
  );
}

function Chart({ chartTitle, chart }: ChartsProps['charts'][number]) {
  const t = useTexts(serviceBlockTexts);
  const { series, headings, rows } = figuresOf(chart, t('chartsName'));
  if (rows.length === 0) return null;
  const label = t('chartsLabel', { title: chartTitle });
  return (
    <figure className="flow chart-box">
      <figcaption className="flow">
        <h3>{chartTitle}</h3>
        <ul className="key">
          {series.map((name, index) => (
            <li key={name}>
              <span className={chart.type === 'lineBar' && index === 1 ? 'ch-key-line' : colourOf(index)} />
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      {chart.type === 'stackedBar' && <StackedBar chart={chart} label={label} />}
      {chart.type === 'lineBar' && <LineBar chart={chart} label={label} />}
      {chart.type === 'pie' && <Pie chart={chart} label={label} />}
      <DataTable caption={chartTitle} quietCaption headings={headings} rows={rows} />
    </figure>
  );
}
