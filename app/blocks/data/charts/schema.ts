import { z } from 'zod';
import { listOf, orElse, Words } from '~/cms/lenient';

const Series = z.object({
  label: z.string().trim().default(''),
  data: z.array(z.number()).default([]),
});
const labels = z
  .array(z.string().trim())
  .nullish()
  .transform((list) => list ?? []);
const axes = {
  xAxis1Labels: labels,
  xAxis2Labels: labels,
  valueRange: z.number().nullish(),
  startValue: z.number().nullish(),
  hidePercentagesAxis: orElse(z.boolean(), false),
};

const Chart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stackedBar'), ...axes, datasets: listOf(Series) }),
  z.object({ type: z.literal('lineBar'), ...axes, barData: Series, lineData: Series }),
  z.object({
    type: z.literal('pie'),
    pieChartCategories: listOf(
      z.object({ name: z.string().trim().min(1), percentage: z.number().nonnegative() }),
    ),
  }),
]);

export const ChartsSchema = z.object({
  title: Words,
  charts: listOf(
    z.object({
      chartTitle: z.string().trim().min(1),
      summary: Words,
      /** The heading of the names in its table, such as "Year". */
      namesHeading: Words,
      chart: Chart,
    }),
  ),
});
export type ChartsProps = z.output<typeof ChartsSchema>;
type AnyChart = ChartsProps['charts'][number]['chart'];
export type StackedBarChart = Extract<AnyChart, { type: 'stackedBar' }>;
export type LineBarChart = Extract<AnyChart, { type: 'lineBar' }>;
export type PieChart = Extract<AnyChart, { type: 'pie' }>;
