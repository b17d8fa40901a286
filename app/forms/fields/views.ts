import { Address } from './address/address';
import { AddressCard } from './address-card/address-card';
import { AppointmentPicker } from './appointment-picker/appointment-picker';
import { AssetRepeater } from './asset-repeater/asset-repeater';
import { AuthorisedRepresentatives } from './authorised-representatives/authorised-representatives';
import { Checkbox } from './checkbox/checkbox';
import { CheckboxList } from './checkbox-list/checkbox-list';
import { Claim } from './claim/claim';
import { CommissioningDate } from './commissioning-date/commissioning-date';
import { DataConsent } from './data-consent/data-consent';
import { DateInput } from './date/date';
import { DateAndTimePicker } from './date-and-time-picker/date-and-time-picker';
import { Hidden } from './hidden/hidden';
import { Location } from './location/location';
import { OhmsLimit } from './ohms-limit/ohms-limit';
import { Password } from './password/password';
import { PostcodeLookup } from './postcode-lookup/postcode-lookup';
import { PowerCutChecks } from './power-cut-checks/power-cut-checks';
import { Radio } from './radio/radio';
import { Recaptcha } from './recaptcha/recaptcha';
import { Select } from './select/select';
import { SmartMeter } from './smart-meter/smart-meter';
import { StreetRepeater } from './street-repeater/street-repeater';
import { TextInput } from './text/text';
import { Textarea } from './textarea/textarea';
import { TitleAndDescription } from './title-and-description/title-and-description';
import { UnmeteredRepeater } from './unmetered-repeater/unmetered-repeater';
import { Upload } from './upload/upload';
import { type FieldView } from './view';

/** The visible half of every question type, by the name that a definition uses: one line for each folder. */
export const fieldViews: Readonly<Record<string, FieldView>> = {
  address: Address,
  'address card': AddressCard,
  'appointment picker': AppointmentPicker,
  'asset repeater': AssetRepeater,
  'authorised representatives': AuthorisedRepresentatives,
  checkbox: Checkbox,
  'checkbox list': CheckboxList,
  claim: Claim,
  'commissioning date': CommissioningDate,
  'data consent': DataConsent,
  date: DateInput,
  'date and time picker': DateAndTimePicker,
  hidden: Hidden,
  location: Location,
  'ohms limit': OhmsLimit,
  password: Password,
  'postcode lookup': PostcodeLookup,
  'power cut checks': PowerCutChecks,
  radio: Radio,
  recaptcha: Recaptcha,
  select: Select,
  'smart meter': SmartMeter,
  'street repeater': StreetRepeater,
  text: TextInput,
  textarea: Textarea,
  'title and description': TitleAndDescription,
  'unmetered repeater': UnmeteredRepeater,
  upload: Upload,
};
