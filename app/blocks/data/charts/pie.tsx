import { colourOf, slices } from './geometry';
import type { PieChart } from './schema';

const RADIUS = 116;
const THIN = 5;

/** A circle in slices, clockwise from noon in the order that editors gave. */
export function Pie({ chart: { pieChartCategories }, label }: { chart: PieChart; label: string }) {
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
