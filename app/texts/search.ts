import { searchBoxTexts } from './search-box';

/** Address search: page and dialog. Names and wording of the specification where it gives them (lookup, sections 2, 5 and 8). */
export const searchTexts = {
  ...searchBoxTexts,
  addressSearchTitle: 'Find your address',
  addressSearchChooseTitle: 'Choose your address',
  addressSearchDescription: 'Choose your address to see if there is a power cut and when power should be back.',
  addressSearchBack: 'Back',
  addressSearchClose: 'Close',
  addressSearchNew: 'Start a new search',
  addressSearchLoading: 'Looking for your address…',

  addressLookupPostcode: 'Please enter a full, valid postcode',
  addressLengthLessThan5Characters: 'Please enter at least 5 characters, such as a postcode or a street',
  addressSearchErrorHeading: 'Please check what you typed',

  addressResultsOne: '1 result for {value}',
  addressResultsMany: '{count} results for {value}',
  addressGroupOne: '1 address',
  addressGroupMany: '{count} addresses',
  addressExportMeter: 'Export meter',
  addressAnnounceOne:
    'Found 1 result. Press Tab to navigate the options. Navigate below the list if you cannot find your address.',
  addressAnnounceMany:
    'Found {count} results. Press Tab to navigate the options. Navigate below the list if you cannot find your address.',
  addressAnnounceNone: 'We could not find that address. Other ways to go on are below.',

  addressNotFoundTitle: 'We can’t find that address',
  addressNotFoundMpan: 'We are unable to find your address',
  addressNotFoundMpanText: 'We don’t have {value} in our list. Check it for typing mistakes, or go on in another way.',
  addressCannotFindTitle: 'Can’t find your address?',
  addressNotFoundDropPin: 'Navigate below to drop a pin on our map.',
  addressNotFoundPowerCutCheckMap:
    'We don’t have {value} in our list. Check it for typing mistakes, or show us where you are on our map.',
  addressNotFoundPlannedPowerCuts:
    'We don’t have {value} in our list, so we cannot look for planned work there. Check it for typing mistakes, or show us where you are on our map.',
  addressNotFoundSpecialNumber: 'Prefer to talk? Call free, day or night:',
  addressLookupFailed:
    'Our address search is not working right now. Please try again soon. If your power is off, call 105 free, day or night.',
  addressBusyTitle: 'Please wait a moment',
  addressBusyText:
    'Very many searches are coming from your network right now. What you typed is still here: please search again in a minute. If your power is off, call 105 free, day or night.',
  addressGone: 'That address is not in our list any more. Please choose again.',
  addressShowOnMap: 'Or show us on the map',
  addressTypeIt: 'Enter the address yourself',
  addressFindMyLocation: 'Find my location',
  addressCall: 'Call {phone}',
  notFoundExportMpan:
    'There is no export meter in our list at {value}. Your solar or battery installer can tell you its number.',
  stormBodyAddressNotFound:
    'We don’t have {value} in our list. Check it for typing mistakes. You can also register for texts without it.',
  addressNotFoundMeterNumber: 'Search by meter number',
  addressNotFoundForm: 'Fill out our form',

  addressRecentTitle: 'Your recent searches',
  addressRecentNote: 'Only this phone or computer remembers these.',
  addressRecentForget: 'Forget them all',
  addressRecentRemove: 'Forget {address}',
  addressRecentForgotten: 'Forgotten.',
} as const;
