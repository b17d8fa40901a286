/** Second-level codes of GeoNames to the names that people know; the rest stand under their country. */
const COUNTIES = Object.fromEntries(
  (
    'A4:Bath and North East Somerset,A5:Bedfordshire,A7:West Midlands,B2:Bournemouth,B3:Berkshire,B6:Brighton and Hove,B7:Bristol,B9:Buckinghamshire,C3:Cambridgeshire,' +
    'C5:Cheshire,C6:Cornwall,C9:Cumbria,D3:Derbyshire,D4:Devon,D6:Dorset,D8:Durham,E1:East Riding of Yorkshire,E2:East Sussex,E4:Essex,' +
    'E6:Gloucestershire,F2:Hampshire,F7:Herefordshire,F8:Hertfordshire,G2:Isle of Wight,G5:Kent,H2:Lancashire,H5:Leicestershire,H7:Lincolnshire,' +
    'I3:Medway,I6:Milton Keynes,I9:Norfolk,J1:Northamptonshire,J6:Northumberland,J7:North Yorkshire,J9:Nottinghamshire,K2:Oxfordshire,K3:Peterborough,' +
    'L4:Rutland,L6:Shropshire,M3:Somerset,M5:Essex,M9:Staffordshire,N5:Suffolk,N7:Surrey,O3:Thurrock,P3:Warwickshire,P4:Berkshire,P6:West Sussex,P8:Wiltshire,Q4:Worcestershire'
  )
    .split(',')
    .map((entry) => entry.split(':')),
);
const COUNTRIES = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' };
const FEWEST_PEOPLE = 1000;

const round = (value) => Math.round(value * 1e4) / 1e4;

/** Towns of the United Kingdom as [name, area, lat, lng, population], largest first. */
export const townsOf = (cities) =>
  cities
    .filter(({ country, population }) => country === 'GB' && population >= FEWEST_PEOPLE)
    .map(({ name, adminCode, muni, population, loc }) => {
      const [lng, lat] = loc.coordinates;
      return [name, (adminCode === 'ENG' && COUNTIES[muni]) || COUNTRIES[adminCode] || null, round(lat), round(lng), population];
    })
    .sort((a, b) => b[4] - a[4]);
