import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { buttonOf, fieldsOf, formWith } from '../lib/visitor.mjs';

/**
 * What a visitor does. `prepare` goes as far as everybody gets while all is well; `act` is the step that touches an upstream, and `well`
 * says whether it came out as on any other day. `isOnlyGuided`: other upstreams have a say as well. `typed` must still be on a page that says that something failed.
 * @typedef {import('../lib/visitor.mjs').Seen} Seen
 */

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300, 'x')]);
const LOOKS = { mobile: '07700 900123', name: 'Jo Whitlock' };

/** Creates a journey that only views a page. */
export const look = (name, path, well, more = {}) => ({
  name,
  act: (visitor) => visitor.see(path),
  well,
  ...more,
});

const has =
  (pattern) =>
  ({ status, html }) =>
    status === 200 && pattern.test(html);
const endsAt =
  (path) =>
  ({ path: at, status }) =>
    status === 200 && at === path;

/** Creates a journey that chooses an address on a results page. */
const choose = (name, search, nth, well) => ({
  name,
  async prepare(visitor) {
    const { html, status } = await visitor.see(search);
    const select = buttonOf(html, 'select', nth);
    if (select === null) throw new Error(`nothing to choose on ${search}: ${status}`);
    return { ...fieldsOf(formWith(html, 'name="select"')), select };
  },
  act: (visitor, posted) => visitor.see(search, posted),
  well,
});

export const incidentPages = [
  look('list of power cuts', '/power-cut/list', has(/INCD-100101-A/)),
  look('page of a power cut', '/power-cut/incident?incidentid=INCD-100101-A', has(/Updated/)),
  look('power cut by postcode', '/power-cut/incident?postcode=CB1+9ZA', has(/Updated/)),
  // If the operator is completely down, there is no address to choose.
  {
    ...choose(
      'power cut of a chosen address',
      '/power-cut/search?mode=header&value=CB1+9ZA',
      0,
      has(/Updated/),
    ),
    isOnlyGuided: true,
  },
];

export const addressPages = [
  look('address search', '/power-cut/search?mode=header&value=CB1+9ZA', has(/Orchard Row/), {
    typed: ['CB1 9ZA'],
  }),
  look(
    'address search, area checker',
    '/power-cut/search?mode=area&value=NR2+9ZA',
    has(/NR2 9ZA/),
    {
      typed: ['NR2 9ZA'],
    },
  ),
  {
    name: 'address of a report',
    prepare: async (visitor) => {
      const { html } = await visitor.see('/forms/report-a-power-cut/where');
      return {
        ...fieldsOf(formWith(html, '_asked')),
        '_find.supplyAddress': 'CB1 9ZA',
        _do: 'find:supplyAddress',
      };
    },
    act: (visitor, posted) => visitor.see('/forms/report-a-power-cut/where', posted),
    well: has(/Orchard Row/),
    typed: ['CB1 9ZA'],
  },
];

let letters = 0;
/** Returns a new text each time, so that nothing comes from a cache. */
const someTown = () => `camb${String.fromCharCode(97 + (letters % 26))}${(letters += 1)}`;
export const placePages = [
  {
    name: 'places while typing',
    act: (visitor) => visitor.see(`/api/places?text=${someTown()}`),
    well: ({ status }) => status === 200,
  },
  look('towns in a form', '/forms/places.json?begins=camb', has(/Cambridge/)),
  {
    name: 'pin on the map',
    prepare: async (visitor) =>
      fieldsOf(
        formWith(
          (await visitor.see('/power-cut/pin')).html,
          'method="post" action="/power-cut/pin"',
        ),
      ),
    act: (visitor, posted) => visitor.see('/power-cut/pin', posted),
    well: endsAt('/power-cut/incident'),
  },
];

export const supplyPages = [
  choose(
    'chosen address, rota load check',
    '/power-cut/search?value=TN1+9ZA',
    0,
    endsAt('/power-sharing'),
  ),
  look('where others have called', '/power-cut/incident?postcode=SE3+9ZA', has(/aware/)),
];

export const offerPages = [
  choose(
    'planned work with offers',
    '/power-cut/search?mode=form&postcodeOnly=true&returnTo=%2Fpower-cut%2Fplanned-power-cut-search%3Fchosen%3Dtrue&value=NR3+9ZA',
    1,
    endsAt('/power-cut/offers-page'),
  ),
];

const SIGN_UP = '/power-cut/text-updates/incident?incidentid=INCD-100101-A';
let phones = 0;
export const signUp = {
  name: 'sign-up for texts',
  prepare: async (visitor) => {
    const { html } = await visitor.see(SIGN_UP);
    // Nobody reads and answers a page faster.
    await sleep(1100);
    phones = (phones + 1) % 1000;
    const mobile = `07700 900${String(phones).padStart(3, '0')}`;
    return { ...fieldsOf(formWith(html, 'requestKey')), ...LOOKS, mobile, postcode: 'CB1 9ZA' };
  },
  act: (visitor, posted) => visitor.see(SIGN_UP, posted),
  well: endsAt('/power-cut/text-updates/signed-up'),
  typed: [LOOKS.name, 'CB1 9ZA'],
};

const METER = '/supplier-and-mpan/meter-number';
export const meterPages = [
  {
    name: 'search by meter number',
    prepare: async (visitor) => {
      const { html } = await visitor.see(METER);
      // Nobody reads and answers a page faster.
      await sleep(1100);
      const typed = { meterNumber: 'Z9', emailAddress: 'jo@example.com', checkbox: 'true' };
      return { ...fieldsOf(formWith(html, '_opened')), ...typed };
    },
    act: (visitor, posted) => visitor.see(METER, posted),
    // An unknown meter, which takes a lookup.
    well: ({ status, html }) => status < 500 && !/try again|could not look|cannot look/i.test(html),
    typed: ['Z9', 'jo@example.com'],
  },
];

export const contentPages = [
  look('home page', '/', has(/105/)),
  look('page of help', '/help', has(/How we help/)),
  look('page that is nowhere', '/no-such-page', ({ status }) => status === 404),
];

export const searchPages = [
  look('site search', '/search?phrase=generator', has(/Ready for the winter/), {
    typed: ['generator'],
  }),
];

const ANSWERS = {
  where: {
    'supplyAddress.addressLine1': '1 Tide Street',
    'supplyAddress.addressLine3': 'Newhaven',
    'supplyAddress.postcode': 'NR31 9ZZ',
    'supplyAddress.mpan': '',
  },
  known: { _do: 'different' },
  'what-is-off': {
    powerOff: 'All of the property',
    whenOff: 'Today',
    medicalNeed: 'No',
    seenOrHeard: 'None of these',
  },
};
const LAST = {
  yourName: LOOKS.name,
  telephoneNumber: LOOKS.mobile,
  bestContact: 'Call',
  textUpdates: 'No',
};

/** Fills in a report up to its last page, where it is sent. */
async function fillReport(visitor) {
  let seen = await visitor.see('/forms/report-a-power-cut/where');
  for (let pages = 0; pages < 10; pages += 1) {
    const answers = ANSWERS[seen.path.split('/').at(-1)];
    if (!answers) return { ...LAST, _key: fieldsOf(seen.html)._key };
    seen = await visitor.see(seen.path, answers);
  }
  throw new Error(`the report goes round at ${seen.path}`);
}
export const report = {
  name: 'report of a power cut',
  prepare: fillReport,
  act: (visitor, posted) => visitor.see('/forms/report-a-power-cut/about-you', posted),
  well: ({ status, html }) => status === 200 && /Your reference/.test(html),
  typed: [LOOKS.name],
};

export const acknowledgedReport = {
  ...report,
  name: 'report that is acknowledged by email',
  prepare: async (visitor) => ({
    ...(await fillReport(visitor)),
    bestContact: 'Email',
    emailAddress: `jo-${randomUUID()}@mail.example`,
  }),
};

export const scored = {
  name: 'score of a caller of the API',
  act: (visitor) =>
    visitor.once('/api/recaptcha', JSON.stringify({ token: randomUUID() }), {
      'Content-Type': 'application/json',
    }),
  well: ({ status, html }) => status === 200 && JSON.parse(html).success === true,
  says: [502],
};

/** A score that cannot be had counts against nobody. */
export const scoredSearch = {
  name: 'address search with a token',
  act: (visitor) =>
    visitor.once('/power-cut/search/dialog?mode=header&value=CB1+9ZA', undefined, {
      'X-Person': randomUUID(),
    }),
  well: has(/Orchard Row/),
};

export const safeSpaceWidget = look(
  'safe space',
  '/safe-space/widget',
  has(/id="safe-space-widget"/),
  {
    // It has a helpline of its own.
    says: [200],
  },
);

const MESSAGE = '/forms/email-us/message';
const message = {
  topic: 'Equipment',
  message: 'A cabinet on Tide Street hums at night.',
  'aboutAddress.addressLine1': '12 Tide Street',
  'aboutAddress.addressLine3': 'Newhaven',
  'aboutAddress.postcode': 'BN2 9ZA',
};
export const upload = {
  name: 'photo with a message',
  prepare: async (visitor) => fieldsOf(formWith((await visitor.see(MESSAGE)).html, '_asked')),
  act(visitor, fields) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...message, _do: 'add:files' }))
      form.append(name, value);
    form.append('files.file', new File([PDF], 'Plan.pdf', { type: 'application/pdf' }));
    return visitor.see(MESSAGE, form);
  },
  well: ({ html }) => html.includes('value="remove:files:0"'),
  typed: [message.message],
};

export const formStep = {
  name: 'step of a form',
  prepare: async (visitor) => ({
    ...fieldsOf(formWith((await visitor.see(MESSAGE)).html, '_asked')),
    ...message,
  }),
  act: (visitor, posted) => visitor.see(MESSAGE, posted),
  well: endsAt('/forms/email-us/about-you'),
  typed: [message.message],
};
