/** Area checker. The specification leaves its texts to the content system (lookup, sections 4 and 8). */
export const areaTexts = {
  areaTitle: 'Is my address in your area?',
  areaText:
    'We look after the power lines in the East of England, London and the South East. Check if that includes your address.',
  areaDescription: 'Check if we look after the power lines at your address.',
  areaBack: 'Home',
  areaSearchLabel: 'Postcode or address',
  areaSearchButton: 'Find address',
  areaChosen: 'Your address',
  areaClear: 'Clear',
  areaCheck: 'Check address',
  areaChooseFirst: 'Find and choose an address first. Then you can check it.',
  areaErrorHeading: 'Please check what you typed',

  areaSuccessTitle: 'Yes, we look after your area',
  areaSuccess: 'Your address at %POSTCODE% is in our area.',
  areaSuccessRegion: 'Your address at %POSTCODE% is in our area. It is part of our %REGION% region.',
  areaSuccessNext: 'Power cuts near you',
  areaNotInAreaTitle: 'Not in our area',
  areaNotInArea: '%POSTCODE% is not in our area. Another company looks after the power lines there.',
  areaOther: '%POSTCODE% is not in our area. {name} looks after the power lines there.',
  areaIncorrectTitle: 'Incorrect address or not in our area',
  areaIncorrect: 'We can’t find %POSTCODE% on our network. Check it for typing mistakes, or choose another address.',
  areaThisPostcode: 'This address',
  areaClose: 'Close',
  areaContact: 'The company for this address:',
  areaAgain: 'Check another address',
} as const;
