import type { ChartsProps } from '~/blocks/data/charts/schema';
import { WHOLE } from '~/domain/odds/cells';
import { silenceOf } from '~/domain/odds/learned';
import type { Replay, ReplayWeek } from '~/domain/odds/replay';
import type { Instant } from '~/domain/time/instant';
import { inLondon } from '~/domain/time/london-time';
import { dateOf } from '~/domain/time/speak-time';
import type { language as languageTexts, odds as oddsTexts } from '#words/en.json';
import type { Texts } from '~/words/texts';

type T = Texts<typeof oddsTexts & typeof languageTexts>;

export interface OddsPageModel {
  readonly state: readonly string[];
  /** Past weeks, as charts with tables; empty before the first week. */
  readonly record: ChartsProps['charts'];
}

const share = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** "3.8 hours" or "2.5 days" */
function lengthOf(minutes: number, t: T): string {
  const hours = Math.round(minutes / 6) / 10;
  return hours < 48
    ? t('oddsHours', { count: hours })
    : t('oddsDays', { count: Math.round(hours / 2.4) / 10 });
}

const spoken = ({ score }: ReplayWeek): boolean => score.moments > 0 && score.estimated > 0;

function recordOf(weeks: readonly ReplayWeek[], t: T): ChartsProps['charts'] {
  const shown = weeks.filter(spoken);
  const latest = shown.at(-1)?.score;
  if (!latest) return [];
  return [
    {
      chartTitle: t('oddsChart'),
      summary: t('oddsChartSummary', {
        ours: share(latest.withinEight, latest.moments),
        operator: share(latest.withinWindow, latest.estimated),
      }),
      namesHeading: t('oddsWeek'),
      chart: {
        type: 'lineBar',
        xAxis1Labels: shown.map(({ from }) => inLondon(from).format('D MMM')),
        xAxis2Labels: [],
        valueRange: 100,
        startValue: 0,
        hidePercentagesAxis: true,
        barData: {
          label: t('oddsOurs'),
          data: shown.map(({ score }) => share(score.withinEight, score.moments)),
        },
        lineData: {
          label: t('oddsOperators'),
          data: shown.map(({ score }) => share(score.withinWindow, score.estimated)),
        },
      },
    },
  ];
}

function stateOf(
  learned: (Replay & { readonly learnedAt: Instant }) | null,
  isOn: boolean,
  now: Instant,
  t: T,
) {
  if (!isOn) return [t('oddsOff')];
  const whole = learned?.learned.cells[WHOLE];
  if (!learned || !whole || silenceOf(learned.learned, 0) !== null) return [t('oddsNothing')];
  const { powerCuts, since } = learned.learned;
  return [
    t('oddsLearned', {
      count: powerCuts.toLocaleString('en-GB'),
      since: dateOf(since, now, t),
      half: lengthOf(whole[1], t),
      eight: lengthOf(whole[2], t),
    }),
    t('oddsRefit', { date: dateOf(learned.learnedAt, now, t) }),
  ];
}

export const oddsPageModel = (
  learned: (Replay & { readonly learnedAt: Instant }) | null,
  { isOn, now, t }: { isOn: boolean; now: Instant; t: T },
): OddsPageModel => ({
  state: stateOf(learned, isOn, now, t),
  record: learned ? recordOf(learned.weeks, t) : [],
});
