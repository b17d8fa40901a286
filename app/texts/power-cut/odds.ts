/** Fixed words of the page "How we estimate". docs/decisions/odds.md */
export const oddsTexts = {
  oddsTitle: 'How we estimate when power is back',
  oddsDescription:
    'What our times mean, how often they held in past weeks, and what “8 in 10 power cuts like this” says.',
  oddsBack: 'Power cuts',
  oddsLead: 'We give two answers: the time that our engineers expect, and how long power cuts like yours took before.',
  oddsEngineersTitle: 'The time that our engineers expect',
  oddsEngineers:
    'It comes from the people who work on your power cut. It is usually an hour, such as “2pm to 3pm”. They know the fault, but faults hold surprises, so the time can move. The page says so when it does.',
  oddsLikeTitle: 'What “like this” means',
  oddsLikeText:
    'We look at past power cuts of the same kind, with about as many homes off, as long after the first report as yours is now. Where there were fewer than {enough} of them, we look at a wider group.',
  oddsEight:
    '“8 in 10 were back by 9pm” means: of ten power cuts like yours, eight were over by then, counted until power was back for good. Two took longer.',
  oddsNot:
    'It is not a promise, and it does not know what our engineers see. It stands beside their time, never instead of it.',
  oddsSilentTitle: 'When we say nothing',
  oddsSilent:
    'We say nothing where the past is no guide: for planned work, for a power cut that is older than {hours} hours or came back after it was restored, when our list is not up to date, when there are more power cuts at once than we have seen, and until we know at least {weeks} weeks and {count} power cuts.',
  oddsLearned:
    'At the moment we learn from {count} power cuts since {since}. Half of them were over within {half}, 8 in 10 within {eight}.',
  oddsRefit: 'We learn anew every week. We last did so on {date}.',
  oddsNothing: 'We do not know enough past power cuts yet, so for now we say nothing beside our engineers’ time.',
  oddsOff: 'At the moment we have switched this off, and only our engineers’ time is shown.',
  oddsRecordTitle: 'How often it held',
  oddsRecord:
    'For each past week: how often power was back within our “8 in 10” time, and how often within the hour that our engineers gave. Each is counted at several moments of every power cut, as the page said it then.',
  oddsRecordNone: 'There is no past week to show yet.',
  oddsChart: 'How often each held, in per cent, by week',
  oddsOurs: 'Our 8 in 10',
  oddsOperators: 'Our engineers’ hour',
  oddsDays: '{count} days',
  oddsHours: '{count} hours',
} as const;
