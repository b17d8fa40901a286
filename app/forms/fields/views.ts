import { Address, AddressLookup, postcodeIn } from './address/view';
import { AppointmentPicker } from './appointment-picker/view';
import { Checkbox, DataConsent, isTicked } from './checkbox/view';
import { CheckboxList, chosenIn, isContradiction, OneChoice, PowerCutChecks } from './choice/view';
import { Claim, RecentPowerCut } from './claim/view';
import { DateAndTimePicker } from './date-and-time-picker/view';
import { DayInput } from './date/view';
import { cityIn, Location } from './location/view';
import { OhmsLimit } from './ohms-limit/view';
import { Recaptcha } from './recaptcha/view';
import { RepeaterView } from './repeater/view';
import { SmartMeter } from './smart-meter/view';
import { isWrongText, Password, Textarea, TextInput } from './text/view';
import { TitleAndDescription } from './title-and-description/view';
import { Upload } from './upload/view';
import { type FieldView } from './view';

export const fieldViews: Readonly<Record<string, FieldView>> = {
  address: { View: Address, compare: postcodeIn },
  'address card': { View: AddressLookup, compare: postcodeIn },
  'appointment picker': { View: AppointmentPicker },
  'asset repeater': { View: RepeaterView },
  'authorised representatives': { View: RepeaterView },
  checkbox: { View: Checkbox, compare: isTicked },
  'checkbox list': { View: CheckboxList, compare: chosenIn, isWrong: isContradiction },
  claim: { View: Claim },
  'commissioning date': { View: DayInput },
  'data consent': { View: DataConsent, compare: isTicked },
  date: { View: DayInput },
  'date and time picker': { View: DateAndTimePicker },
  hidden: { View: () => null },
  location: { View: Location, compare: cityIn },
  'ohms limit': { View: OhmsLimit },
  password: { View: Password },
  'postcode lookup': { View: AddressLookup, compare: postcodeIn },
  'power cut checks': { View: PowerCutChecks, compare: chosenIn },
  radio: { View: OneChoice },
  recaptcha: { View: Recaptcha },
  'recent power cut': { View: RecentPowerCut },
  select: { View: OneChoice },
  'smart meter': { View: SmartMeter },
  'street repeater': { View: RepeaterView },
  text: { View: TextInput, isWrong: isWrongText },
  textarea: { View: Textarea },
  'title and description': { View: TitleAndDescription },
  'unmetered repeater': { View: RepeaterView },
  upload: { View: Upload, takesFile: true },
};
