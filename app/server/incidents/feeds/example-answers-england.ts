import { exampleLiveRecord, exampleOpenDataRecord } from '../wire/example-feed';

const json = (body: unknown) => JSON.stringify(body);

const npgRow = (overrides: object) => ({
  Reference: 'INCD-3-A',
  TotalConfirmedPowercut: 4,
  TotalPredictedPowercut: 150,
  PowercutCategory: 'U/G LV Mains Repair (Other)',
  LoggedTime: '2026-07-05T16:45:00Z',
  EstimatedTimeTillResolution: '2026-07-05T20:00:00Z',
  EtrStartRange: '2026-07-05T19:30:00Z',
  EtrEndRange: '2026-07-05T20:30:00Z',
  NatureOfOutage: 'Localised Fault',
  CustomerStageSequence: 5,
  IncidentStatus: 5,
  CustomerStageSequenceMessage: 'Our team is there.',
  Operator: 'SECRET',
  Lat: 53.8,
  Lng: -1.3,
  ...overrides,
});
const NONE = '1900-01-01T00:00:00';

const ckanRow = (overrides: object) => ({
  'Upload Date': '2026-07-05T18:20:00',
  'Incident ID': 'INCD-7-l',
  'Confirmed Off': 1,
  'Predicted Off': 0,
  Restored: 49,
  Status: 'In Progress',
  Planned: 'false',
  Category: 'LV OVERHEAD',
  'Resource Status': 'ONS',
  'Start Time': '2026-07-05T14:56:00',
  ETR: '',
  'Location Latitude': 51.72336,
  'Location Longitude': -2.209623,
  Postcodes: 'GL5 9ZA, GL5, XX',
  ...overrides,
});

const csv = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');

const enwlItem = (overrides: object) => ({
  Type: 'CurrentFault',
  UnderReview: true,
  AdditionalFaultInfo: 'A fault on the cable.<br/>',
  faultNumber: 'INC 990000001',
  date: '2026-07-05T15:38:00',
  region: 'Preston',
  faultStatus: "We're on site",
  consumersOff: 16,
  estimatedTimeOfRestoration: '2026-07-05T21:00:00',
  estimatedTimeOfRestorationMajority: '2026-07-05T20:00:00',
  actualTimeOfRestoration: null,
  outageCentrePoint: { lat: 53.77, lng: -2.71 },
  AffectedPostcodes: ' PR1 9ZA, PR1 9ZB',
  addressMpanList: [{ address: 'SECRET', mpan: 'SECRET' }],
  WebTMSFaultType: 'U/GM',
  ...overrides,
});

/** For tests: made answers in the shapes of the operators in England and the Midlands. */
export const englishAnswers = {
  'ukpn-live': json([exampleLiveRecord({ IncidentReference: 'INCD-1-A', NoCustomerAffected: 12 })]),
  'ukpn-ods': json({
    total_count: 1,
    results: [
      exampleOpenDataRecord({
        incidentreference: 'INCD-2-A',
        powercuttype: 'Unplanned',
        nocustomeraffected: 7,
        receiveddate: '2026-07-05T09:01:00',
        postcodesaffected: 'CM2 9',
        fullpostcodedata: 'CM29ZA',
      }),
    ],
  }),
  'npg-rest': json([
    npgRow({ Postcode: 'LS25 9ZA' }),
    npgRow({
      Reference: 'INCD-4-A',
      IncidentStatus: 6,
      EstimatedTimeTillResolution: NONE,
      EtrStartRange: NONE,
      EtrEndRange: NONE,
      Postcode: 'HG4  9ZA',
    }),
    npgRow({ Postcode: 'LS25 9ZB' }),
    npgRow({
      Reference: 'PPCR5',
      NatureOfOutage: 'Planned Work on System',
      TotalConfirmedPowercut: 8,
      TotalPredictedPowercut: 0,
      LoggedTime: '2026-07-06T00:00:00Z',
      Postcode: 'HD9  9ZA',
    }),
  ]),
  'npg-ods': json({
    total_count: 1,
    results: [
      {
        reference: 'INCD-6-A',
        totalconfirmedpowercut: 30,
        totalpredictedpowercut: 0,
        loggedtime: '2026-07-05T17:00:00+00:00',
        incidentstatus: 5,
        postcode: ['NE70 9ZA'],
        operator: 'SECRET',
      },
    ],
  }),
  'nged-ckan': json({
    success: true,
    result: {
      records: [
        ckanRow({}),
        ckanRow({
          'Incident ID': 'INCD-8-l',
          Planned: 'true',
          'Start Time': '2026-07-06T09:00:00',
          'Location Latitude': null,
          'Location Longitude': null,
          Postcodes: '',
        }),
      ],
      total: 2,
    },
  }),
  'nged-csv': `\uFEFF${csv(
    Object.keys(ckanRow({})),
    Object.values(
      ckanRow({
        'Incident ID': 'INCD-9-l',
        'Confirmed Off': 44,
        'Start Time': '2026-07-05T11:06:00',
      }),
    ).map(String),
  )}`,
  'nged-detailed': csv(
    [
      'fault_id',
      'status',
      'planned',
      'confirmed_off',
      'predicted_off',
      'date_of_reported_fault',
      'last_updated',
      'date_of_restoration',
      'etr',
      'postcode',
      'priority_customers',
    ],
    [
      'INCD-10-f',
      'In Progress',
      'true',
      '24',
      '0',
      '2026-07-06T09:00:00',
      '2026-07-05T18:00:00',
      '',
      '',
      'GL52 9ZA',
      'SECRET',
    ],
    [
      'INCD-11-f',
      'In Progress',
      'false',
      '3',
      '0',
      '2026-07-05T09:00:00',
      '2026-07-05T18:00:00',
      '2026-07-05T12:30:00',
      '',
      'GL52 9ZB',
      'SECRET',
    ],
  ),
  'nged-web': json({
    lastUpdated: '2026-07-05T18:59:00.000+0100',
    incidents: [
      {
        id: 'INCD-12-p',
        startTime: '2026-07-05 07:05:00',
        etr: '1900-01-01 00:00:00',
        lastUpdated: '2026-07-05 18:59:00',
        totalOff: 10,
        confirmedOff: 10,
        areas: ['B24'],
        postcodes: ['B24 9ZA'],
      },
    ],
  }),
  'enwl-search': json({
    TotalResults: 4,
    Items: [
      enwlItem({}),
      enwlItem({
        Type: 'ResolvedFault',
        UnderReview: false,
        faultNumber: 'INC 990000002',
        date: '2026-07-05T11:56:00',
        actualTimeOfRestoration: '2026-07-05T11:56:00',
        consumersOff: 11,
      }),
      enwlItem({
        Type: 'FuturePlannedWorks',
        faultNumber: '09999N2026',
        date: '2026-07-06T00:00:00',
        consumersOff: 112,
      }),
      enwlItem({
        Type: 'CancelledPlannedWorks',
        faultNumber: '09998N2026',
        date: '2026-07-06T00:00:00',
      }),
    ],
  }),
  'enwl-ods': json({
    total_count: 1,
    results: [
      {
        incident_num: 'INC 990000003',
        incident_type: 'Underground Main',
        outage_time: '2026-07-05T14:20:00+00:00',
        customers_off_supply: 42,
        incident_status: 'Dispatched',
        geo_point_2d: { lon: -2.71, lat: 53.77 },
      },
    ],
  }),
};
