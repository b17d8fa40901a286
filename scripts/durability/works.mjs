import { randomBytes, randomUUID } from 'node:crypto';
import { FOLLOWERS, signUpOf } from './followers.mjs';
import { FORM_ID } from './form.mjs';
import { FORM_PAGES } from './form-pages.mjs';
import { personHeaders } from './person.mjs';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newReference = () => `WEB-${[...randomBytes(10)].map((byte) => LETTERS[byte % 32]).join('')}`;
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x')]);

const PRIMES = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];
let meters = 0;
/** Returns a meter point number not used in this run. */
function newMpan() {
  meters += 1;
  const core = `10${String(meters).padStart(10, '0')}`;
  const sum = PRIMES.reduce((total, prime, at) => total + prime * Number(core[at]), 0);
  return `${core}${(sum % 11) % 10}`;
}
let phones = 0;
/** Each used once: a number may be signed up three times an hour. */
const newPhone = () => `07700 8${String((phones += 1) % 100_000).padStart(5, '0')}`;

const json = (method, path, body) => ({
  method,
  path,
  body: JSON.stringify(body),
  type: 'application/json',
});
const submission = (reference, more = {}) => ({
  id: FORM_ID,
  pageType: 'reportAPowerCut',
  guIReference: reference,
  includeReference: true,
  formType: 'power cut form',
  formData: [
    { sectionName: 'Probe', sectionFields: [{ name: 'what', value: 'The power is off.' }] },
  ],
  ...more,
});

/**
 * What visitors send, by kind: `make` makes one, with the key that it keeps when it is sent again; `headers` gets what it needs from
 * the site first; `referenceIn` reads the reference that it is given, `givenBy` the same of a page. `list`: only while texts are the operator's
 * or the site's own. `channel`: where it arrives; null where nothing does under its key.
 */
export const KINDS = {
  form: {
    channel: '/api/submit-form',
    make() {
      const reference = newReference();
      return { ...json('POST', '/api/submit-form', submission(reference)), reference };
    },
    referenceIn: ({ callReference }, { reference }) => callReference ?? reference,
  },
  'follow-up': {
    channel: '/api/submit-form',
    make() {
      const reference = newReference();
      const note = submission(reference, { kind: 'priority-note', incidentReference: 'INCD-1-A' });
      return { ...json('POST', '/api/submit-form', note), reference };
    },
    referenceIn: ({ callReference }, { reference }) => callReference ?? reference,
  },
  'text sign-up': {
    list: 'operator',
    channel: '/api/text-updates',
    make: () => json('PUT', '/api/text-updates', signUpOf(newPhone())),
    headers: personHeaders,
  },
  'text stop': {
    list: 'operator',
    channel: '/api/text-updates',
    make: () => json('POST', '/api/text-updates', { telephoneNumber: newPhone() }),
  },
  offer: {
    channel: '/api/get-offers-status',
    make: () =>
      json('POST', '/api/get-offers-status', {
        emailAddress: '',
        mpan: newMpan(),
        futurePlannedPowerCutOffers: [{ ItemName: 'Flask' }],
        incidentReference: 'INCD-1-A',
      }),
  },
  'MPAN request': {
    channel: '/api/manual-mpan-checker',
    make: () =>
      json('POST', '/api/manual-mpan-checker', {
        isBillPayerManual: true,
        personalDetails: {
          title: '',
          firstName: 'Jo',
          lastName: 'Whitlock',
          telephoneNumber: '07700 900123',
          emailAddress: `jo-${randomUUID().slice(0, 8)}@example.com`,
        },
        manualAddress: { addressLine1: '1 Tide Street', city: 'Newhaven', postcode: 'BN2 9ZA' },
      }),
    headers: personHeaders,
  },
  upload: {
    channel: null,
    make: () => ({ method: 'POST', path: null }),
    /** Uses a separate session; the site's description of the file is the reference. */
    async headers(url, from, work) {
      const answer = await fetch(`${url}/api/file-upload`, { headers: from });
      const { returnObject } = await answer.json();
      work.path = `/api/storage/upload/${returnObject}/-1`;
      work.body = new FormData();
      work.body.append('file', new File([PDF], 'meter.pdf', { type: 'application/pdf' }));
      return {
        Cookie: answer.headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .join('; '),
      };
    },
    referenceIn: ({ returnObject }) => returnObject[0].id,
  },
  ...FORM_PAGES,
  ...FOLLOWERS,
};

/** The relative frequency of each kind. */
const SHARES = {
  form: 30,
  'form, by pages': 15,
  'form, by check page': 10,
  draft: 15,
  'text sign-up': 15,
  'text stop': 8,
  offer: 15,
  upload: 15,
  'follow-up': 7,
  'MPAN request': 3,
  'still off, by page': 5,
  'text sign-up, own list': 8,
  'OFF by text': 8,
  'STOP by text': 8,
  notifications: 8,
};
export const isFor = (list, kind) => (KINDS[kind].list ?? list) === list;

/**
 * Returns a function that makes new work, possible with its `list`: each kind once, so that the smallest run has all of them, then by
 * frequency.
 */
export function createNewWork(kinds) {
  const untried = new Set(kinds);
  function kindFor(list) {
    const possible = kinds.filter((kind) => isFor(list, kind));
    const first = possible.find((kind) => untried.delete(kind));
    if (first) return first;
    let luck = Math.random() * possible.reduce((sum, kind) => sum + SHARES[kind], 0);
    return possible.find((kind) => (luck -= SHARES[kind]) < 0) ?? possible[0];
  }
  return (list) => {
    const kind = kindFor(list);
    const key = randomUUID();
    return { kind, key, ...KINDS[kind].make(key) };
  };
}

let callers = 0;
/** Returns a new address each time, because rate limits are not measured here. */
export function newCaller() {
  callers += 1;
  return {
    'X-Forwarded-For': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
  };
}

/** Sends work. Returns the reference that it is given, or true; rejects without an answer. */
export async function send(url, work) {
  const kind = KINDS[work.kind];
  const from = newCaller();
  const more = (await kind.headers?.(url, from, work)) ?? {};
  const type = work.type ? { 'Content-Type': work.type } : {};
  const headers = { ...from, ...more, ...type, 'Idempotency-Key': work.key };
  const signal = AbortSignal.timeout(20_000);
  const { method, body } = work;
  const answer = await fetch(url + work.path, {
    method,
    headers,
    body,
    signal,
    redirect: 'manual',
  });
  const text = await answer.text();
  if (![200, 202, 204, 303].includes(answer.status))
    throw new Error(`${work.kind} answered ${answer.status}: ${text.slice(0, 200)}`);
  return kind.givenBy?.(answer, work) ?? kind.referenceIn?.(JSON.parse(text), work) ?? true;
}
