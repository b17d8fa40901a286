import { INCIDENT_REFERENCE } from '~/domain/incident/reference';
import { parseMpan } from '~/domain/mpan';
import { parsePostcode } from '~/domain/postcode';

/**
 * Names that the submission itself uses, which no field or query item may have. (`kind` and
 * `language` came later: a field may have them.)
 */
export const SUBMISSION_MEMBERS: ReadonlySet<string> = new Set(
  (
    'id pageType guIReference includeReference formData formType SmartMeter Appointment DateAndTime Address assets ' +
    'authorisedRepresentatives FormSubmissionDateTime incidentReference'
  ).split(' '),
);

const isMember = (name: string): boolean =>
  SUBMISSION_MEMBERS.has(name) || name === 'kind' || name === 'language';

const NAME = /^[A-Za-z][\w.-]{0,49}$/;
const LONGEST = 500;
const MOST = 20;
/** Names without meaning to us that any shared link may have. */
const IGNORED = /^(_|fbclid$|gclid$|msclkid$)/;

const KNOWN: Readonly<Record<string, (value: string) => boolean>> = {
  mpan: (value) => parseMpan(value) !== null,
  postcode: (value) => parsePostcode(value) !== null,
  incidentid: (value) => INCIDENT_REFERENCE.test(value),
};

export type FormQuery =
  | { readonly malformed: true }
  | { readonly malformed: false; readonly items: Readonly<Record<string, string>> };

/**
 * Malformed: a name that occurs twice, is invalid or is the submission's own, or a malformed value
 * (F-497, F-525).
 */
export function readFormQuery(entries: Iterable<readonly [string, string]>): FormQuery {
  const items = new Map<string, string>();
  for (const [name, value] of entries) {
    if (IGNORED.test(name)) continue;
    const wrong =
      !NAME.test(name) ||
      isMember(name) ||
      items.has(name) ||
      value.length > LONGEST ||
      /\p{Cc}/u.test(value) ||
      KNOWN[name]?.(value) === false;
    if (wrong || items.size >= MOST) return { malformed: true };
    items.set(name, value);
  }
  return { malformed: false, items: Object.fromEntries(items) };
}
