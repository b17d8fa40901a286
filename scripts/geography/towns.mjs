/** The county in the first two digits of a district's old statistics code, as GeoNames keeps it. */
const COUNTIES = {
  11: 'Buckinghamshire',
  12: 'Cambridgeshire',
  17: 'Derbyshire',
  18: 'Devon',
  19: 'Dorset',
  20: 'Durham',
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
/** Towns that are districts of their own. */
const UNITARY = {
  '00JA': 'Cambridgeshire',
  '00KA': 'Bedfordshire',
  '00KB': 'Bedfordshire',
  '00KC': 'Bedfordshire',
  '00KF': 'Essex',
  '00KG': 'Essex',
  '00LC': 'Kent',
  '00ML': 'East Sussex',
};
const LONDON_BOROUGHS = new Set(
  'A1 A2 A6 B5 B8 C4 C8 D9 E3 E7 E8 F1 F3 F4 F6 F9 G1 G3 G4 G7 H1 H6 H9 I4 I8 K8 L1 M8 N8 O5 O9 P1 P5'.split(' '),
);
const countyOf = (code = '') =>
  LONDON_BOROUGHS.has(code) ? 'Greater London' : (UNITARY[code.slice(0, 4)] ?? COUNTIES[code.slice(0, 2)]);
const COUNTRIES = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' };
const FEWEST_PEOPLE = 1000;

const round = (value) => Math.round(value * 1e4) / 1e4;

/** Towns of the United Kingdom as [name, area, lat, lng, population], largest first. */
export const townsOf = (cities) =>
  cities
    .filter(({ country, population }) => country === 'GB' && population >= FEWEST_PEOPLE)
    .map(({ name, adminCode, muni, population, loc }) => {
      const [lng, lat] = loc.coordinates;
      return [
        name,
        (adminCode === 'ENG' && countyOf(muni)) || COUNTRIES[adminCode] || null,
        round(lat),
        round(lng),
        population,
      ];
    })
    .sort((a, b) => b[4] - a[4]);
