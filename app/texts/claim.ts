/** What our records say of a power cut that somebody claims for, and what it may come to. docs/decisions/claim.md */
export const claimTexts = {
  claimTimesTitle: 'What we have',
  claimTimes: '{reference} in {place}: off from {from} until {until}. That is {length}.',
  claimTimesOpen: '{reference} in {place}: off since {from}, and not back yet.',
  claimTimesAsk: 'We have filled it in below. Please change what is not right.',
  claimTimesNoneTitle: 'We have no power cut like this in our list',
  claimTimesNone: 'Our list goes back a few days. Please tell us the times as well as you know them.',
  claimSumTitle: 'What you may get',
  claimHome: 'A home',
  claimBusiness: 'A business',
  claimSum: '{who} that was off for {length} gets £{pounds}.',
  claimSumMore: '{who} that was off for {length} gets £{pounds}, and more for each further {hours} hours.',
  claimSumShort:
    'By your times the power was off for {length}. Payments begin at {hours} hours. You can still send this form.',
  claimSumStorm: 'After a storm the amount depends on how severe it was. We tell you in our answer.',
  claimSumUnknown: 'We work the amount out from what you tell us. We tell you in our answer.',
} as const;
