import type { Cell } from '~/blocks/parts/data-table';
import type { ChartsProps } from './schema';

type Chart = ChartsProps['charts'][number]['chart'];
interface Figures {
  series: string[];
  headings: string[];
  rows: Cell[][];
}

/** "2024" and "Quarter 1" make one name. */
export const nameAt = (
  chart: { xAxis1Labels: string[]; xAxis2Labels: string[] },
  index: number,
): string => [chart.xAxis1Labels[index], chart.xAxis2Labels[index]].filter(Boolean).join(', ');

const asPercentage = (value: number | undefined): Cell =>
  value === undefined ? null : `${value}%`;

function barFigures(
  chart: { xAxis1Labels: string[]; xAxis2Labels: string[] },
  series: readonly { label: string; data: readonly number[]; percent: boolean }[],
  corner: string,
): Figures {
  const length = Math.max(chart.xAxis1Labels.length, ...series.map(({ data }) => data.length));
  const names = series.map(({ label }) => label);
  return {
    series: names,
    headings: [corner, ...names],
    rows: Array.from({ length }, (_, row) => [
      nameAt(chart, row),
      ...series.map(({ data, percent }) =>
        percent ? asPercentage(data[row]) : (data[row] ?? null),
      ),
    ]),
  };
}

export function figuresOf(chart: Chart, corner: string): Figures {
  if (chart.type === 'pie') {
    return {
      series: chart.pieChartCategories.map(({ name }) => name),
      headings: [corner, '%'],
      rows: chart.pieChartCategories.map(({ name, percentage }) => [
        name,
        asPercentage(percentage),
      ]),
    };
  }
  const percent = !chart.hidePercentagesAxis;
  const series =
    chart.type === 'stackedBar'
      ? chart.datasets.map((set) => ({ ...set, percent }))
      : [
          { ...chart.barData, percent: false },
          { ...chart.lineData, percent },
        ];
  return barFigures(chart, series, corner);
}
