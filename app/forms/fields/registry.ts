import { type FieldType, type FieldTypes } from '../engine/field-type';
import { address } from './address/parse';
import { addressCard } from './address-card/parse';
import { appointmentPicker } from './appointment-picker/parse';
import { assetRepeater } from './asset-repeater/parse';
import { authorisedRepresentatives } from './authorised-representatives/parse';
import { checkbox } from './checkbox/parse';
import { checkboxList } from './checkbox-list/parse';
import { claim } from './claim/parse';
import { commissioningDate } from './commissioning-date/parse';
import { dataConsent } from './data-consent/parse';
import { date } from './date/parse';
import { dateAndTimePicker } from './date-and-time-picker/parse';
import { hidden } from './hidden/parse';
import { location } from './location/parse';
import { ohmsLimit } from './ohms-limit/parse';
import { password } from './password/parse';
import { postcodeLookup } from './postcode-lookup/parse';
import { powerCutChecks } from './power-cut-checks/parse';
import { radio } from './radio/parse';
import { recaptcha } from './recaptcha/parse';
import { select } from './select/parse';
import { smartMeter } from './smart-meter/parse';
import { streetRepeater } from './street-repeater/parse';
import { text } from './text/parse';
import { textarea } from './textarea/parse';
import { titleAndDescription } from './title-and-description/parse';
import { unmeteredRepeater } from './unmetered-repeater/parse';
import { upload } from './upload/parse';

const ALL: readonly FieldType[] = [
  address,
  addressCard,
  appointmentPicker,
  assetRepeater,
  authorisedRepresentatives,
  checkbox,
  checkboxList,
  claim,
  commissioningDate,
  dataConsent,
  date,
  dateAndTimePicker,
  hidden,
  location,
  ohmsLimit,
  password,
  postcodeLookup,
  powerCutChecks,
  radio,
  recaptcha,
  select,
  smartMeter,
  streetRepeater,
  text,
  textarea,
  titleAndDescription,
  unmeteredRepeater,
  upload,
];

/** The pure half of every question type, by the name that a definition uses. */
export const fieldTypes: FieldTypes = new Map(ALL.map((type) => [type.name, type]));
