/** The county by the first two digits of a district's old statistics code, as in GeoNames. */
const COUNTIES = {
  11: 'Buckinghamshire',
  12: 'Cambridgeshire',
  16: 'Cumbria',
  17: 'Derbyshire',
  18: 'Devon',
  19: 'Dorset',
  20: 'County Durham',
  21: 'East Sussex',
  22: 'Essex',
  23: 'Gloucestershire',
  24: 'Hampshire',
  26: 'Hertfordshire',
  29: 'Kent',
  30: 'Lancashire',
  31: 'Leicestershire',
  32: 'Lincolnshire',
  33: 'Norfolk',
  34: 'Northamptonshire',
  36: 'North Yorkshire',
  37: 'Nottinghamshire',
  38: 'Oxfordshire',
  40: 'Somerset',
  41: 'Staffordshire',
  42: 'Suffolk',
  43: 'Surrey',
  44: 'Warwickshire',
  45: 'West Sussex',
  47: 'Worcestershire',
};
/**
 * Districts outside the two-tier counties: the county that people use, by the district's old
 * statistics code.
 */
const UNITARY = Object.fromEntries(
  Object.entries({
    Bedfordshire: '00KA 00KB 00KC',
    Berkshire: '00MA 00MB 00MC 00MD 00ME 00MF',
    Buckinghamshire: '00MG',
    Cambridgeshire: '00JA',
    Cheshire: '00EQ 00ET 00EU 00EW',
    Cornwall: '00HE 00HF',
    'County Durham': '00EF 00EH 00EJ',
    Devon: '00HG 00HH',
    Dorset: '00HN 00HP',
    'East Riding of Yorkshire': '00FA 00FB',
    'East Sussex': '00ML',
    Essex: '00KF 00KG',
    Gloucestershire: '00HD',
    'Greater Manchester': '00BL 00BM 00BN 00BP 00BQ 00BR 00BS 00BT 00BU 00BW',
    Hampshire: '00MR 00MS',
    Herefordshire: '00GA',
    Hertfordshire: '6615330',
    'Isle of Wight': '00MW',
    Kent: '00LC 6945806 6945807 6945814',
    Lancashire: '00EX 00EY',
    Leicestershire: '6896157',
    Lincolnshire: '00FC 00FD',
    Merseyside: '00BX 00BY 00BZ 00CA 00CB',
    'North Yorkshire': '00EC 00EE 00FF',
    Northumberland: '00EM',
    Rutland: '00FP',
    Shropshire: '00GF 00GG',
    Somerset: '00HA 00HC',
    'South Yorkshire': '00CC 00CE 00CF 00CG',
    Staffordshire: '00GL',
    'Tyne and Wear': '00CH 00CJ 00CK 00CL 00CM',
    'West Midlands': '00CN 00CQ 00CR 00CS 00CT 00CU 00CW',
    'West Yorkshire': '00CX 00CY 00CZ 00DA 00DB',
    Wiltshire: '00HX 00HY',
  }).flatMap(([county, codes]) => codes.split(' ').map((code) => [code, county])),
);
const LONDON_BOROUGHS = new Set(
  'A1 A2 A6 B5 B8 C4 C8 D9 E3 E7 E8 F1 F3 F4 F6 F9 G1 G3 G4 G7 H1 H6 H9 I4 I8 K8 L1 M8 N8 O5 O9 P1 P5'.split(
    ' ',
  ),
);
/** Towns without a district in GeoNames whose nearest neighbour is across the border. */
const BY_HAND = {
  Bristol: ['Bristol', 'Bishopsworth'],
  Devon: ['Plymouth'],
  'East Sussex': ['Brighton', 'Portslade'],
  Essex:
    'West Thurrock,Tilbury,South Ockendon,Purfleet,Orsett,Horndon on the Hill,East Tilbury,Aveley'.split(
      ',',
    ),
  'Greater Manchester':
    'Stockport,Leigh,Hazel Grove,Cheadle Hulme,Ashton in Makerfield,Heaton Chapel,Whitefield,Wardle,Ramsbottom,Prestwich,Little Lever,Bury,Bolton,Radcliffe,Heywood,Longdendale,Hollingworth'.split(
      ',',
    ),
  Merseyside:
    'Liverpool,West Kirby,St Helens,Newton-le-Willows,Bromborough,Bebington,Prenton,Greasby,Southport'.split(
      ',',
    ),
  Somerset: ['Bath'],
  'South Yorkshire': ['Royston', 'Beighton'],
  'Tyne and Wear':
    'Whitburn,Wallsend,North Shields,Hebburn,East Boldon,The Boldons,Backworth,Shiremoor,Chopwell,Washington,Sunderland,Ryhope,Rowlands Gill'.split(
      ',',
    ),
  'West Midlands':
    'Birmingham,Aston,Smethwick,Oldbury,Netherton,Hockley,Dudley,Brierley Hill,Cradley Heath,Willenhall,Wednesfield,Streetly,Darlaston,Brownhills,Bilston,Sutton Coldfield,Knowle,Castle Vale,Washwood Heath'.split(
      ',',
    ),
  'West Yorkshire': ['Knottingley', 'Ferrybridge'],
};
/** Towns whose district in GeoNames is in a county they no longer belong to. */
const MOVED = {
  Hove: 'East Sussex',
  Birkenhead: 'Merseyside',
  Heswall: 'Merseyside',
  'New Ferry': 'Merseyside',
  Wolverhampton: 'West Midlands',
  Walsall: 'West Midlands',
  'South Shields': 'Tyne and Wear',
  'Whitley Bay': 'Tyne and Wear',
  Jarrow: 'Tyne and Wear',
  Tynemouth: 'Tyne and Wear',
};
const byHand = new Map(
  Object.entries(BY_HAND).flatMap(([county, names]) => names.map((name) => [name, county])),
);
function countyOf(name, code) {
  if (MOVED[name] || !code) return MOVED[name] ?? byHand.get(name);
  if (LONDON_BOROUGHS.has(code)) return 'Greater London';
  return UNITARY[code] ?? UNITARY[code.slice(0, 4)] ?? COUNTIES[code.slice(0, 2)];
}
const COUNTRIES = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' };
const FEWEST_PEOPLE = 1000;

const round = (value) => Math.round(value * 1e4) / 1e4;

/** Gives towns without a district in GeoNames their nearest neighbour's. */
function withNeighbours(towns) {
  const sure = towns.filter(([, area]) => area !== COUNTRIES.ENG);
  const near = ([, , lat, lng]) => {
    const farFrom = ([, , otherLat, otherLng]) =>
      (otherLat - lat) ** 2 + ((otherLng - lng) * 0.6) ** 2;
    return sure.reduce((best, other) => (farFrom(other) < farFrom(best) ? other : best))[1];
  };
  return towns.map((town) =>
    town[1] === COUNTRIES.ENG ? [town[0], near(town), ...town.slice(2)] : town,
  );
}

/** Returns the towns of the United Kingdom as [name, area, lat, lng, population], largest first. */
export const townsOf = (cities) =>
  withNeighbours(
    cities
      .filter(({ country, population }) => country === 'GB' && population >= FEWEST_PEOPLE)
      .map(({ name, adminCode, muni, population, loc }) => {
        const [lng, lat] = loc.coordinates;
        return [
          name,
          (adminCode === 'ENG' && countyOf(name, muni)) || COUNTRIES[adminCode] || null,
          round(lat),
          round(lng),
          population,
        ];
      })
      .sort((a, b) => b[4] - a[4]),
  );
