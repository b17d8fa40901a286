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

/** Specification: journeys, section 3 (chart). */
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
      /** One sentence that says what the chart shows. */
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

const stacked = {
  chartTitle: 'Power cuts by how long they lasted',
  summary: '71 in 100 power cuts were over within an hour in 2025. In 2023 it was 57.',
  namesHeading: 'Year',
  chart: {
    type: 'stackedBar',
    xAxis1Labels: ['2023', '2024', '2025'],
    xAxis2Labels: ['all areas', 'all areas', 'to November'],
    startValue: 0,
    valueRange: 100,
    datasets: [
      { label: 'Under 1 hour', data: [57, 63, 71] },
      { label: '1 to 3 hours', data: [28, 25, 20] },
      { label: 'Over 3 hours', data: [15, 12, 9] },
    ],
  },
};
const lineBar = {
  chartTitle: 'New connections, and how many were on time',
  chart: {
    type: 'lineBar',
    xAxis1Labels: ['Jan', 'Feb', 'Mar', 'Apr'],
    xAxis2Labels: ['2025', '2025', '2025', '2025'],
    barData: { label: 'Connections made', data: [1180, 1240, 1512, 1390] },
    lineData: { label: 'On time', data: [88, 91, 94, 96] },
  },
};
const ten = [
  'Wind',
  'Lightning',
  'Trees',
  'Birds',
  'Diggers',
  'Age',
  'Flood',
  'Snow',
  'Theft',
  'Other',
  'Unknown',
];

export const examples = {
  plain: { __typename: 'Charts', title: 'Our record in charts', charts: [stacked, lineBar] },
  pie: {
    __typename: 'Charts',
    charts: [
      {
        chartTitle: 'Where the money goes',
        chart: {
          type: 'pie',
          pieChartCategories: [
            { name: 'New cables', percentage: 52 },
            { name: 'Repairs', percentage: 31 },
            { name: 'Trees', percentage: 14 },
            { name: 'Research', percentage: 3 },
          ],
        },
      },
    ],
  },
  'plain figures, more series than colours': {
    __typename: 'Charts',
    charts: [
      {
        chartTitle: 'Causes, by number',
        chart: {
          type: 'stackedBar',
          hidePercentagesAxis: true,
          xAxis1Labels: ['2024', '2025'],
          datasets: ten.map((label, index) => ({
            label,
            data: [1200 - index * 90, 1100 - index * 80],
          })),
        },
      },
    ],
  },
  'a kind that we do not draw': {
    __typename: 'Charts',
    charts: [
      { chartTitle: 'Radar', chart: { type: 'radar' } },
      { ...stacked, chartTitle: 'Power cuts in London by how long they lasted' },
    ],
  },
  'everything empty': { __typename: 'Charts' },
};
