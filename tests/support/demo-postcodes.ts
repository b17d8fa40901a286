import { SPOKEN_MOMENT } from './spoken-moments';

interface Row {
  postcode: string;
  leads: string;
  /** The state word of the page. */
  chip: string;
  /** Whose entry of the list to take. */
  choose?: RegExp;
  says: RegExp[];
  saysNot?: RegExp[];
  url?: RegExp;
}

/** Postcodes whose addresses lead to the incident page (the demonstration network's contract). */
export const ROWS: Row[] = [
  {
    postcode: 'CB1 9ZA',
    leads: 'one unplanned incident with a range',
    chip: 'Power cut',
    says: [
      new RegExp(`back between ${SPOKEN_MOMENT} and ${SPOKEN_MOMENT}`),
      /\b43\b/,
      /CB1 9ZA/,
      /Engineers on their way/i,
    ],
    url: /incidentid=/,
  },
  {
    postcode: 'CB2 9ZA',
    leads: 'the single-premise incident at house 7',
    choose: /^7\b/,
    chip: 'Power cut',
    says: [/home only/],
    url: /incidentid=/,
  },
  {
    postcode: 'CB2 9ZA',
    leads: 'nothing at another house of the same postcode',
    choose: /^(?!7\b)\d/,
    chip: 'No incident reported',
    says: [/Is your power off\?/],
    saysNot: [/home only/, /CB2 9ZA has/, /at CB2 9ZA/],
  },
  {
    postcode: 'CB3 9ZA',
    leads: 'no estimate and no customers yet',
    chip: 'Power cut',
    says: [
      new RegExp(`We don’t know yet\\. We’ll update you by ${SPOKEN_MOMENT}`),
      /still confirming how many homes/,
    ],
    saysNot: [/\b0 (?:homes|customers)/],
  },
  {
    postcode: 'IP1 9ZA',
    leads: 'several incidents in one sector',
    chip: 'Several power cuts',
    says: [/There are 3 power cuts/, /Choose your street/, /An overhead line has come down/],
    url: /postcodesector=IP1/,
  },
  {
    postcode: 'IP2 9ZA',
    leads: 'the one remaining incident',
    chip: 'Power cut',
    says: [/back/],
    url: /incidentid=/,
  },
  {
    postcode: 'NR1 9ZA',
    leads: 'planned work that is active',
    chip: 'Planned work',
    says: [/is off for planned work/],
    url: /incidentid=/,
  },
  {
    postcode: 'NR2 9ZA',
    leads: 'future planned work',
    chip: 'Planned work',
    says: [/planned work on \w+day \d/],
  },
  {
    postcode: 'NR3 9ZA',
    leads: 'future planned work',
    chip: 'Planned work',
    says: [/will be off for planned work/],
  },
  {
    postcode: 'NR4 9ZA',
    leads: 'future planned work',
    chip: 'Planned work',
    says: [/will be off for planned work/],
  },
  {
    postcode: 'NR5 9ZA',
    leads: 'cancelled work',
    chip: 'Planned work cancelled',
    says: [/cancelled/, /won’t turn your power off/, /What happens next/],
  },
  {
    postcode: 'SE1 9ZA',
    leads: 'power that is back',
    chip: 'Power back on',
    says: [new RegExp(`Power came back on at ${SPOKEN_MOMENT}`), /Still off\? Tell us/],
    saysNot: [/everyone/, /going on/],
  },
  {
    postcode: 'SE2 9ZA',
    leads: 'nothing known',
    chip: 'No incident reported',
    says: [/Is your power off\?/, /105/],
  },
  {
    postcode: 'SE3 9ZA',
    leads: 'three calls logged',
    chip: 'We’re aware',
    says: [/looking into it/],
  },
  {
    postcode: 'SE4 9ZA',
    leads: 'two calls logged',
    chip: 'We’re aware',
    says: [/looking into it/],
  },
  {
    postcode: 'BN1 9ZA',
    leads: 'a meter on supply',
    chip: 'No incident reported',
    says: [/power is reaching your home/],
  },
  {
    postcode: 'BN2 9ZA',
    leads: 'a meter off supply',
    chip: 'Meter off supply',
    says: [/Your smart meter shows no power at your home/, /Report a power cut/],
    saysNot: [/No incident reported/, /Is your power off\?/, /No power cuts/],
  },
  {
    postcode: 'BN3 9ZA',
    leads: 'a meter that never answers',
    chip: 'No incident reported',
    says: [/Is your power off\?/],
    saysNot: [/reaching your home/],
  },
  {
    postcode: 'CM2 9ZA',
    leads: 'an ordinary address',
    chip: 'No incident reported',
    says: [/Is your power off\?/],
  },
];

/** Postcodes that others look after. */
export const OTHERS = [
  ['M1 9ZA', 'Electricity North West', '0808 157 0116'],
  ['B1 9ZA', 'National Grid', '0808 157 0114'],
  ['LS1 9ZA', 'Northern Powergrid', '0808 157 0123'],
  ['OX1 9ZA', 'SSEN', '0808 157 01'],
  ['EH1 9ZA', 'SP Energy Networks', '0808 157 01'],
] as const;
