import { useId } from 'react';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { DataTable } from '~/blocks/parts/data-table';
import { figuresOf } from './figures';
import { colourOf, slices, axisOf, placeOf, stack, ticksOf } from './geometry';
import { LineBar } from './line-bar';
import type { ChartsProps, PieChart, StackedBarChart } from './schema';

const TOP = 30;
const ROW = 66;
const BAR = 30;
/** Narrower parts have no room for their figure; the table has it. */
const NARROW = 9;

/**
 * Bars are horizontal, so that their names keep their size on a phone. Widths are per cent of the
 * chart.
 */
function StackedBar({ chart, label }: { chart: StackedBarChart; label: string }) {
  const { datasets, hidePercentagesAxis: plain, xAxis1Labels, xAxis2Labels } = chart;
  const length = Math.max(xAxis1Labels.length, ...datasets.map(({ data }) => data.length));
  const bars = Array.from({ length }, (_, row) => datasets.map(({ data }) => data[row]));
  const largest = Math.max(
    0,
    ...bars.map((bar) => bar.reduce<number>((sum, value) => sum + (value ?? 0), 0)),
  );
  const axis = axisOf(largest, chart);
  const height = TOP + length * ROW;
  const unit = plain ? '' : '%';
  return (
    <svg className="ch" role="img" aria-label={label} height={height}>
      {ticksOf(axis).map((tick, index) => (
        <g key={tick} className={index % 2 ? 'odd' : undefined}>
          <line
            className="ch-grid"
            x1={`${placeOf(axis, tick)}%`}
            x2={`${placeOf(axis, tick)}%`}
            y1={22}
            y2={height}
          />
          {!plain && (
            <text x={`${placeOf(axis, tick)}%`} y={14} className={anchorAt(index)}>
              {`${tick}%`}
            </text>
          )}
        </g>
      ))}
      {bars.map((bar, row) => (
        <g key={row} transform={`translate(0 ${TOP + row * ROW})`}>
          <text y={18}>
            <tspan className="ch-name">{xAxis1Labels[row] ?? ''}</tspan> {xAxis2Labels[row] ?? ''}
          </text>
          {stack(axis, bar).map(({ series, from, width, value }) => (
            <g key={series}>
              <rect
                className={colourOf(series)}
                x={`${from}%`}
                y={26}
                width={`${width}%`}
                height={BAR}
              />
              {width >= NARROW && (
                <text
                  className={`ch-value on-${colourOf(series)}`}
                  x={`${from + width / 2}%`}
                  y={46}
                >
                  {`${value.toLocaleString('en-GB')}${unit}`}
                </text>
              )}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

const anchorAt = (tick: number): string =>
  tick === 0 ? 'ch-first' : tick === 10 ? 'ch-last' : 'ch-mid';

const RADIUS = 116;
const THIN = 5;

/** Clockwise from the top in the editors' order. */
function Pie({ chart: { pieChartCategories }, label }: { chart: PieChart; label: string }) {
  const shares = pieChartCategories.map(({ percentage }) => percentage);
  return (
    <svg className="ch ch-pie" role="img" aria-label={label} viewBox="-120 -120 240 240">
      {slices(shares, RADIUS).map(({ path, x, y }, index) => (
        <g key={pieChartCategories[index]?.name}>
          <path className={colourOf(index)} d={path} />
          {(shares[index] ?? 0) >= THIN && (
            <text className={`ch-value on-${colourOf(index)}`} x={x} y={y + 5}>
              {`${shares[index] ?? ''}%`}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/**
 * Each with a key and a table of the same figures. "Show all data" shows the figures on the charts,
 * with a checkbox and CSS only.
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

function Chart({ chartTitle, summary, namesHeading, chart }: ChartsProps['charts'][number]) {
  const t = useTexts(serviceBlockTexts);
  const { series, headings, rows } = figuresOf(chart, namesHeading ?? t('chartsName'));
  if (rows.length === 0) return null;
  const label = t('chartsLabel', { title: chartTitle });
  return (
    <figure className="flow chart-box">
      <figcaption className="flow">
        <h3>{chartTitle}</h3>
        {summary && <p>{summary}</p>}
        <ul className="key">
          {series.map((name, index) => (
            <li key={name}>
              <span
                className={
                  chart.type === 'lineBar' && index === 1 ? 'ch-key-line' : colourOf(index)
                }
              />
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
