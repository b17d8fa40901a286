/** What is said to a request that no page answers: title and sentence for each reason. */
export const refusalTexts = {
  errorQuote: 'Quote {code} if you call.',
  refusedUnreadableTitle: 'We could not read that',
  refusedUnreadable: 'Something in the address of this page is not right. Please start again.',
  refusedElsewhereTitle: 'We did not do that',
  refusedElsewhere:
    'It was sent from another website, not from ours. Nothing was changed. Please use the page on our site.',
  refusedMethodTitle: 'We could not do that',
  refusedMethod: 'This page cannot be used in that way. Please start again.',
  refusedSlowTitle: 'That took too long',
  refusedSlow:
    'What you sent did not reach us in time. Nothing was changed. Please try again when your signal is better.',
  refusedLargeTitle: 'That was too large',
  refusedLarge: 'What you sent is more than we can take. Nothing was changed. Please send less.',
  refusedLongTitle: 'That address is too long',
  refusedLong: 'We cannot have a page under an address as long as this. Please start again.',
  refusedTypeTitle: 'We could not read that',
  refusedType: 'Please send it as JSON, with Content-Type: application/json.',
  refusedBusyTitle: 'We are very busy',
  refusedBusy: 'Many people are sending us something right now. Please try again in a minute.',
  refusedBrokenTitle: 'Something went wrong',
  refusedBroken: 'This is not working right now. It is our fault, not yours. Please try again in a few minutes.',
} as const;
