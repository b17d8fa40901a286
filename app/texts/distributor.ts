/** The distributor panel. Specification: lookup, section 2 "Distributor message panel" and section 8. */
export const distributorTexts = {
  otherDistributorPageTitle: 'Another company looks after your power lines',
  otherDistributorTitle: "Unfortunately we're not the local electricity distributor for this postcode '{postcode}'",
  otherDistributorContact: 'You should contact your distributor:',
  otherDistributorPhone: 'Call {phone}',
  otherDistributorWebsite: 'Visit the {name} website',
  otherDistributorUnknown:
    'Call 105. It is free, day or night, and puts you through to the right company for where you are.',
  otherDistributorCall105: 'Call 105',
} as const;
