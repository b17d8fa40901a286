/** Supplier and MPAN finder, export finder, What's my MPAN. Wording and names of the specification where it gives them (journeys, sections 2, 5 and 8). */
export const mpanTexts = {
  mpanBack: 'Back',
  mpanFinderTitle: 'Find your electricity supplier and MPAN',
  mpanFinderText:
    'Your MPAN is the 13-digit number of your electricity supply. We will send it to you by e-mail, with the name of your supplier.',
  mpanFinderDescription: 'Find out who supplies your electricity and what your MPAN is, by address or by meter number.',
  mpanByAddress: 'Search by address',
  mpanOr: 'Or',
  mpanByMeterNumber: 'Search by meter number',
  mpanHaveBill: 'Got a bill? Both are on it: look for “supply number” or “S”.',

  mpanHelpLink: 'Where is my meter number?',
  mpanHelpTitle: 'Find your meter number',
  mpanHelpText:
    'Your meter is often in a box outside, in a cupboard by the door, or under the stairs. In flats it may be in a shared meter room.',
  mpanHelpWhere:
    'The meter number is printed on the front of the meter, near the barcode. It has up to 10 letters and numbers. It is not the reading.',
  mpanHelpPictureAlt:
    'A meter on its board. The meter number stands below the reading, beside the barcode. A thick cable enters from below.',
  mpanHelpSafety: 'Do not open or move anything on the meter board.',
  mpanClose: 'Close',

  mpanAddressTitle: 'Search by address',
  mpanAddressText: 'We will e-mail you the MPAN and the supplier of this address.',
  mpanAddressLabel: 'Your address or postcode',
  mpanPostcodeLabel: 'Your postcode',
  mpanPostcodeHint: 'For example, CB1 9ZA',
  mpanFind: 'Find address',
  mpanChosen: 'Your address',
  mpanChange: 'Change address',
  mpanEmailLabel: 'Your e-mail address',
  mpanEmailHint: 'We only use it to send you this.',
  mpanBillPayer: 'I pay the electricity bill here, or I act for the person who does',
  mpanSubmit: 'Submit',
  mpanSending: 'Sending, please wait',
  mpanPrivacy: 'How we use what you tell us',
  mpanErrorHeading: 'There is a problem',
  mpanErrorText: 'Nothing has been sent yet. What you typed is still here.',

  mpanMeterTitle: 'Search by meter number',
  mpanMeterText: 'We will look up the meter and e-mail you its MPAN and supplier.',
  mpanMeterLabel: 'Meter number',
  mpanMeterHint: '1 to 10 letters or numbers, printed on the front of the meter',

  mpanEmailMissing: 'Enter your e-mail address',
  mpanEmailInvalid: 'Enter an e-mail address, like name@example.com',
  mpanBillPayerMissing: 'Tick the box: we can only send this to the person who pays the bill',
  mpanMeterMissing: 'Enter your meter number',
  mpanMeterInvalid: 'A meter number has 1 to 10 letters or numbers, without dashes',
  mpanFindMissing: 'Find and choose your address',
  mpanFindGone: 'That address is not in our list any more. Please choose again.',
  mpanFindNoMeter: 'We do not know the meter of this address. Please fill out our form instead.',
  mpanFindNotOurs: 'This address is not on our network. Please choose another one.',
  mpanCaptcha: 'We could not tell that you are a person. Please try again or call 105.',
  mpanUsed: 'You sent this page before. We kept what you typed: please check it and send it again.',
  mpanMailboxFull: 'We have sent several e-mails to this address. Please wait an hour and try again, or call us.',
  mpanTooOften: 'You have asked many times. Please wait a minute and try again. If your power is off, call 105.',

  mpanFormThankYouTitle: 'Thank you',
  mpanFormThankYouBody: 'We have sent an e-mail to %EMAIL%.',
  mpanThankYouLater:
    'It may take a little longer than usual. We have your request and will send the e-mail to %EMAIL%.',
  mpanThankYouSpam: 'Can’t see it? Look in your junk or spam folder.',
  mpanReference: 'Your reference',
  mpanFormThankYouErrorTitle: 'Sorry, something went wrong',
  mpanFormThankYouErrorBody:
    'We could not send your request. What you typed is still here. Please try again in a few minutes.',
  mpanDone: 'Done',
  mpanAnother: 'Find another',

  mpanNotOursTitle: 'Unfortunately we\'re not the local electricity distributor for this meter number "{value}"',
  mpanNotOursContact: 'You should contact your distributor:',
  mpanMeterNotFoundTitle: 'We can’t find this meter number',
  mpanMeterNotFoundText: 'We looked for “{value}”. Check it against the front of your meter.',
  mpanMeterNotFoundDown: 'Our meter search is not working right now.',
  mpanTryBy: 'Please try searching by',
  mpanTryAddress: 'Address',
  mpanTryOr: 'or',
  mpanFillForm: 'Fill out our form',
  mpanTryAgain: 'Try another meter number',

  mpanExportTitle: 'Find your export MPAN',
  mpanExportText:
    'You need an export MPAN to be paid for electricity that you send back, such as from solar panels. Choose your address and we will e-mail it to you.',
  mpanExportDescription: 'We send you the export MPAN of your solar panels, battery or other generator by e-mail.',

  mpanWhatsTitle: 'What’s my MPAN?',
  mpanWhatsText: 'Choose your address and we will e-mail you your MPAN and the name of your supplier.',
  mpanWhatsDescription: 'We send you the MPAN of your address and the name of your supplier by e-mail.',
} as const;
