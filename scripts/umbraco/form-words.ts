/**
 * The editors' descriptions of form properties, by type and name, or by name alone if the same
 * everywhere.
 */
export const WORDS: Readonly<Record<string, string>> = {
  'form.formId':
    'The end of its address: report-a-power-cut is at /forms/report-a-power-cut. It never changes.',
  'form.type': 'Which kind of message the operator receives.',
  'form.pageType': 'Which form of the site it is. Rules for one form go by it.',
  'form.pages': 'The pages, in the order in which they are shown.',
  'form.address':
    'Alias of the address question that travels as the address. Empty: the first one.',
  nextLabel: 'Caption of the button that goes on. Empty: the text of the site.',
  submitLabel: 'Caption of the button that sends.',
  previousLabel: 'Caption of the button that goes back.',
  'form.header': 'A title above the form, where it is not its name.',
  'form.sessionFlag': 'The form is entered through its landing page, and this flag is set there.',
  'form.landing': 'The page that leads into the form.',
  'form.thankYou': 'What is said once the form has been sent.',
  'form.postSubmitPageUrl':
    'Where a sent form leads: an address on this site, starting with one /.',
  'form.includeReference': 'The thank-you page shows the reference.',
  'form.mandatorySection':
    'Captions of the sections in which at least one question must be answered.',
  'form.everySectionMandatory': 'At least one question must be answered in every section.',
  'form.notAvailableData':
    'Shown instead of the form while it is not available. Remove the block to open the form.',
  'form.appointmentTimes': 'The quarter hours that appointments offer, such as 09:15. Empty: all.',
  'form.dateAndPicker': 'Dates have a calendar to pick from.',
  'form.smartPingEnabled': 'A smart meter is asked whether it has power.',
  'form.isSmartMeter': 'The form has a smart meter check.',
  'form.isDS1': 'The form is a DS1 application. It changes nothing on the pages.',
  'form.canSkip': 'The form can be skipped.',
  'form.modals': 'Pop-ups that questions can lead to.',
  'form.ignoreFirstStep': 'The first page does not count as a step.',
  'form.priorityNote':
    'Answers about health or danger: they are delivered even where the report itself is not needed.',
  'form.anotherTime':
    'Answers that tell of another time than now: no power cut of now stands in for what is sent.',
  'form.stormPages':
    'The pages while a storm is on, made of the same questions. A page with a slug and no groups is the page of that slug. Empty: the same pages.',
  'form.healthPages':
    'The pages for somebody who needs power for their health, where the power cut is known. As for a storm.',
  'form.smartMeterData': 'What is said to somebody whose meter has power.',
  'formPage.slug':
    'The end of its address: small letters, digits and hyphens. Empty: made of the caption.',
  'formPage.fieldsets': 'Groups of questions; at least one.',
  'formPage.caption': 'The heading of the page.',
  'formFieldset.caption': 'The heading of the group.',
  'formFieldset.fields': 'The questions of the group.',
  condition:
    'When it is shown. Empty: always. Only answers of questions before it can be asked for.',
  'formField.alias':
    'The name of the answer: a letter, then letters, digits, - or _. Answers of people on their way are kept by it.',
  'formField.type':
    'The kind of question. Empty only in pages for a storm or for health: the question of that alias.',
  'formField.caption': 'The question.',
  'formField.required': 'It must be answered.',
  'formField.requiredErrorMessage': 'What is said where it was not answered.',
  'formField.pattern': 'A regular expression that the whole answer must fit.',
  'formField.patternInvalidErrorMessage': 'What is said where the answer does not fit the pattern.',
  'formField.preValues': 'The options of a choice.',
  'formField.helpText': 'Help below the question.',
  'formField.settings': 'What only some kinds of question know.',
  'formField.column': 'The column in which the question stands on a wide screen.',
  'formCondition.action': 'Show or hide it where the rules hold.',
  'formCondition.logic': 'All rules must hold, or any of them.',
  'formCondition.rules': 'What is asked of the answers.',
  'formRule.field': 'The alias of the question.',
  'formRule.operator': 'How the answer is compared.',
  'formRule.value': 'With what. Empty means that there is no answer.',
  'formOption.value': 'What travels.',
  'formOption.caption': 'What people read. Empty: the value.',
  'formFieldSettings.defaultValue':
    'The answer that stands there at first; for a note "asterisk disclaimer" or "custom error"; for a hidden field its value.',
  'formFieldSettings.masked':
    'The answer is hidden on the check page until somebody asks to see it.',
  'formFieldSettings.alone': 'Values that contradict every other one, such as "none of these".',
  'formFieldSettings.look': 'How a note stands out.',
  'formFieldSettings.showLabel': 'The question is shown above its field.',
  'formFieldSettings.acceptCopy': 'The sentence beside a tick box.',
  'formFieldSettings.caption': 'Heading above the text of a note or a consent.',
  'formFieldSettings.modal': 'Name of the pop-up of this form that explains the question.',
  'formFieldSettings.needsAccess': 'Appointment picker: also ask whether somebody can let us in.',
  'formFieldSettings.postcodeValidation': 'Address: the postcode must look like one.',
  'formFieldSettings.variant':
    'Address: how it is looked for, by postcode or by any part, on any network or on ours alone.',
  'formFieldSettings.earliest': 'Date: the first day allowed, as 2026-03-10, or today.',
  'formFieldSettings.latest': 'Date: the last day allowed, as 2026-03-10, or today.',
  'formFieldSettings.maxLength': 'Text: the most characters, as a number.',
  'formFieldSettings.min': 'Text: the least number allowed.',
  'formFieldSettings.max': 'Text: the largest number allowed.',
  'formFieldSettings.inputMode':
    'Text: which keyboard a phone shows; tel and email are checked too.',
  'formFieldSettings.autocomplete': 'Text: what a browser may fill in, such as given-name.',
  'formFieldSettings.multiple': 'Upload: more than one file.',
  'formFieldSettings.maxFiles': 'Upload: the most files, as a number.',
  'formFieldSettings.photos': 'Upload: pictures only.',
  'formFieldSettings.maxItems': 'Repeater: the most items, as a number.',
  'formFieldSettings.link': 'Note: a link below its text.',
  'formFieldSettings.fields': 'Repeater: the questions of one item.',
  'formHeader.title': 'The title above the form.',
  'formLanding.selectLabel': 'The question above the links, where there are several.',
  'formLanding.links': 'Where the page leads: one form, or several to choose from.',
  'formLanding.dangerousSituation':
    'A question about danger that comes first, where there is one link.',
  requiredErrorMessage: 'What is said where nothing was chosen.',
  'formDangerousSituation.question': 'Whether the situation is dangerous.',
  'formDangerousSituation.yesLabel': 'Caption of yes.',
  'formDangerousSituation.noLabel': 'Caption of no.',
  'formDangerousSituation.link': 'Where somebody in danger is led, such as tel:105.',
  'formThankYou.referenceMessage': 'The sentence above the reference.',
  'formThankYou.stormFeedLink': 'The page leads to the news of the storm.',
  'formThankYou.redirectLink': 'Where the page leads on.',
  'formModal.modalName': 'The name by which questions lead to it.',
  'formSmartMeter.subtitle': 'Second line of the title.',
  'formSmartMeter.icon': 'The name of an icon.',
  title: 'The title.',
  message: 'The text below the title.',
  bodyText: 'The text.',
};
