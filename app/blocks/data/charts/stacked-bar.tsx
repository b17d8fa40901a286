import { axisOf, colourOf, placeOf, stack, ticksOf } from './geometry';
import type { StackedBarChart } from './schema';

const TOP = 30;
const ROW = 66;
const BAR = 30;
/** Narrower parts have no room for their figure; the table has it. */
const NARROW = 9;

/** Bars lie down, so that their names keep their size on a phone. Widths are per cent of the picture. */
export function StackedBar({ chart, label }: { chart: StackedBarChart; label: string }) {
  const { datasets, hidePercentagesAxis: plain, xAxis1Labels, xAxis2Labels } = chart;
  const length = Math.max(xAxis1Labels.length, ...datasets.map(({ data }) => data.length));
  const bars = Array.from({ length }, (_, row) => datasets.map(({ data }) => data[row]));
  const largest = Math.max(0, ...bars.map((bar) => bar.reduce<number>((sum, value) => sum + (value ?? 0), 0)));
  const axis = axisOf(largest, chart);
  const height = TOP + length * ROW;
  const unit = plain ? '' : '%';
  return (
    <svg className="ch" role="img" aria-label={label} height={height}>
      {ticksOf(axis).map((tick, index) => (
        <g key={tick} className={index % 2 ? 'odd' : undefined}>
          <line className="ch-grid" x1={`${placeOf(axis, tick)}%`} x2={`${placeOf(axis, tick)}%`} y1={22} y2={height} />
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
              <rect className={colourOf(series)} x={`${from}%`} y={26} width={`${width}%`} height={BAR} />
              {width >= NARROW && (
                <text className={`ch-value on-${colourOf(series)}`} x={`${from + width / 2}%`} y={46}>
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

const anchorAt = (tick: number): string => (tick === 0 ? 'ch-first' : tick === 10 ? 'ch-last' : 'ch-mid');
