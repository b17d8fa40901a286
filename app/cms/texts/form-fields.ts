/** The words around the questions of a form that no definition writes: parts of an answer, buttons beside it, hints. */
export const formFieldTexts = {
  optionalMark: '(optional)',
  requiredMark: '*',
  chooseOne: 'Choose one',
  dimmedHint: 'First put right the answers above. What you have given here is kept.',

  addressLine1Label: 'Address line 1',
  addressLine2Label: 'Address line 2',
  addressLine3Label: 'Town/City',
  addressLine4Label: 'County',
  addressPostcodeLabel: 'Postcode',
  addressFindLabel: 'Postcode',
  addressFindAnyLabel: 'Postcode or address',
  addressFindButton: 'Find address',
  addressChange: 'Change address',
  addressManualToggle: 'Enter the address yourself',
  addressSearchToggle: 'Search for the address instead',

  locationCityLabel: 'Town or city',
  locationCountyLabel: 'County',
  locationPostcodeLabel: 'Postcode',
  locationEastingLabel: 'Easting',
  locationNorthingLabel: 'Northing',
  locationWhat3WordsLabel: 'what3words',
  locationGridHint: 'If you know it from a map or a phone',

  dateHint: 'For example, 27 3 2026',
  pickerStartDateLabel: 'Start date',
  pickerStartTimeLabel: 'Start time',
  pickerEndDateLabel: 'End date',
  pickerEndTimeLabel: 'End time',
  appointmentDayLabel: 'Day',
  appointmentFromLabel: 'From',
  appointmentUntilLabel: 'Until',
  appointmentNoAccessLabel: 'Nobody can let us in',

  ohmsPhaseLabel: 'Supply phase',
  ohmsFusesLabel: 'Size of the main fuse',
  ohmsEarthingLabel: 'Type of earthing',
  ohmsReadingLabel: 'Reading in ohms',

  uploadRules: 'A photo, PDF, Office file or DWG. 20 MB at most.',
  uploadKept: 'Files you have added',
  uploadRemove: 'Remove',
  uploadButton: 'Upload',

  repeaterItem: 'Item {n}',
  repeaterAdd: 'Add another',
  repeaterRemove: 'Remove',

  smartMeterTitle: 'Your smart meter',
  smartMeterText: 'If you have a smart meter, we may ask it whether it has power. You do not need to do anything.',
} as const;
