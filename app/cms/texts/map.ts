/** The map, the pin and the drawings of the area. Specification: lookup, sections 2 "Map view", 4 "Map pin" and 8. */
export const mapTexts = {
  mapEast: 'East of England',
  mapLondon: 'London',
  mapSouthEast: 'South East',
  mapHomeLabel: 'Map of the area we look after. Power cuts now: East of England {east}, London {london}, South East {southEast}.',
  mapHomeCaption: 'Power cuts now, at {time}',
  mapZero: '0°',
} as const;
