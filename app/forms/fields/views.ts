import { DayInput } from '../parts/day-input';
import { OneChoice } from '../parts/one-choice';
import { RepeaterView } from '../parts/repeater-view';
import { Address } from './address/address';
import { AddressLookup } from './address/address-lookup';
import { AppointmentPicker } from './appointment-picker/appointment-picker';
import { Checkbox, DataConsent } from './checkbox/checkbox';
import { CheckboxList } from './choice/checkbox-list';
import { Claim } from './claim/claim';
import { RecentPowerCut } from './claim/recent-power-cut';
import { DateAndTimePicker } from './date-and-time-picker/date-and-time-picker';
import { Location } from './location/location';
import { OhmsLimit } from './ohms-limit/ohms-limit';
import { Password } from './password/password';
import { PowerCutChecks } from './power-cut-checks/power-cut-checks';
import { Recaptcha } from './recaptcha/recaptcha';
import { SmartMeter } from './smart-meter/smart-meter';
import { TextInput } from './text/text';
import { Textarea } from './textarea/textarea';
import { TitleAndDescription } from './title-and-description/title-and-description';
import { Upload } from './upload/upload';
import { type FieldView } from './view';

export const fieldViews: Readonly<Record<string, FieldView>> = {
  address: Address,
  'address card': AddressLookup,
  'appointment picker': AppointmentPicker,
  'asset repeater': RepeaterView,
  'authorised representatives': RepeaterView,
  checkbox: Checkbox,
  'checkbox list': CheckboxList,
  claim: Claim,
  'commissioning date': DayInput,
  'data consent': DataConsent,
  date: DayInput,
  'date and time picker': DateAndTimePicker,
  hidden: () => null,
  location: Location,
  'ohms limit': OhmsLimit,
  password: Password,
  'postcode lookup': AddressLookup,
  'power cut checks': PowerCutChecks,
  radio: OneChoice,
  recaptcha: Recaptcha,
  'recent power cut': RecentPowerCut,
  select: OneChoice,
  'smart meter': SmartMeter,
  'street repeater': RepeaterView,
  text: TextInput,
  textarea: Textarea,
  'title and description': TitleAndDescription,
  'unmetered repeater': RepeaterView,
  upload: Upload,
};
