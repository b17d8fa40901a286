import { scaleBand } from 'd3-scale';
import { axisOf, colourOf, placeOf, ticksOf } from './geometry';
import type { LineBarChart } from './schema';

const TOP = 24;
const HEIGHT = 280;
const LABELS = 52;

/**
 * Bars on the left axis, a line on the right one. Positions are per cent of the chart, so text
 * keeps its size.
 */
export function LineBar({ chart, label }: { chart: LineBarChart; label: string }) {
  const { barData, lineData, xAxis1Labels, xAxis2Labels, hidePercentagesAxis } = chart;
  const length = Math.max(xAxis1Labels.length, barData.data.length, lineData.data.length);
  const axis = axisOf(Math.max(0, ...barData.data), chart);
  const lineAxis = hidePercentagesAxis ? axis : { start: 0, end: 100 };
  const band = scaleBand(
    Array.from({ length }, (_, index) => index),
    [12, hidePercentagesAxis ? 100 : 88],
  ).padding(0.3);
  const middle = (index: number) => +((band(index) ?? 0) + band.bandwidth() / 2).toFixed(3);
  const y = (place: number) => TOP + HEIGHT - (HEIGHT * place) / 100;
  const points = lineData.data.map((value, index) => ({
    x: middle(index),
    y: y(placeOf(lineAxis, value)),
    value,
  }));
  return (
    <svg className="ch" role="img" aria-label={label} height={TOP + HEIGHT + LABELS}>
      {ticksOf(axis).map((tick, index) => (
        <g key={tick} className={index % 2 ? 'odd' : undefined}>
          <line className="ch-grid" x1="11%" x2="100%" y1={y(index * 10)} y2={y(index * 10)} />
          <text x="10%" y={y(index * 10) + 5} className="ch-last">
            {tick.toLocaleString('en-GB')}
          </text>
          {!hidePercentagesAxis && (
            <text x="100%" y={y(index * 10) - 3} className="ch-last">
              {`${index * 10}%`}
            </text>
          )}
        </g>
      ))}
      {barData.data.map((value, index) => {
        const top = y(placeOf(axis, value));
        return (
          <g key={index}>
            <rect
              className={colourOf(0)}
              x={`${(band(index) ?? 0).toFixed(3)}%`}
              y={top}
              width={`${band.bandwidth().toFixed(3)}%`}
              height={TOP + HEIGHT - top}
            />
            <text
              className={`ch-value on-${colourOf(0)}`}
              x={`${middle(index)}%`}
              y={TOP + HEIGHT - 8}
            >
              {value.toLocaleString('en-GB')}
            </text>
          </g>
        );
      })}
      {points.map((point, index) => {
        const next = points[index + 1];
        return (
          <g key={index}>
            {next &&
              // The wider line below keeps it apart from the bars in every colour scheme.
              ['ch-halo', 'ch-line'].map((name) => (
                <line
                  key={name}
                  className={name}
                  x1={`${point.x}%`}
                  y1={point.y}
                  x2={`${next.x}%`}
                  y2={next.y}
                />
              ))}
            <circle className="ch-dot" cx={`${point.x}%`} cy={point.y} r={6} />
            <text className="ch-value ch-over" x={`${point.x}%`} y={point.y - 12}>
              {`${point.value.toLocaleString('en-GB')}${hidePercentagesAxis ? '' : '%'}`}
            </text>
          </g>
        );
      })}
      {Array.from({ length }, (_, index) => (
        <g key={index} className={length > 6 && index % 2 ? 'odd' : undefined}>
          <text className="ch-mid ch-name" x={`${middle(index)}%`} y={TOP + HEIGHT + 22}>
            {xAxis1Labels[index] ?? ''}
          </text>
          <text className="ch-mid" x={`${middle(index)}%`} y={TOP + HEIGHT + 42}>
            {xAxis2Labels[index] ?? ''}
          </text>
        </g>
      ))}
    </svg>
  );
}
