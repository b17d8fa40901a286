type Unit = 'day' | 'hour' | 'minute';

/** How one language says times. Formats are those of dayjs. */
export interface TimeWords {
  /** The names of days and months, as dayjs has them; null for English. */
  readonly calendar: ILocale | null;
  /** A full hour, and any other time. */
  readonly hour: string;
  readonly minute: string;
  readonly fullHours: Readonly<Partial<Record<number, string>>>;
  /** By distance in days from today. */
  readonly nearDays: Readonly<Partial<Record<number, string>>>;
  /** Before a date that is not near: "on Friday 20 November". */
  readonly onDay: string;
  /** One of them, and several. */
  readonly units: Readonly<Record<Unit, readonly [one: string, many: string]>>;
  readonly lessThanAMinute: string;
}

const english: TimeWords = {
  calendar: null,
  hour: 'ha',
  minute: 'h:mma',
  fullHours: { 0: 'midnight', 12: 'noon' },
  nearDays: { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' },
  onDay: 'on {date}',
  units: { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'] },
  lessThanAMinute: 'less than a minute',
};

let spoken: () => TimeWords | null = () => null;

/** The words of times that are in force. The browser words times in English only: pages in other languages come worded. */
export const timeWords = (): TimeWords => (import.meta.env.SSR ? (spoken() ?? english) : english);

/** Tells whose words are in force: the server knows for which request it works (server/languages). */
export const speakTimesAs = (source: () => TimeWords | null): void => {
  spoken = source;
};
