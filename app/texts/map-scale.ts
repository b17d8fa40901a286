/** How long the scale of a map is: apart from the words of the map page, which an incident need not bring. */
export const mapScaleTexts = {
  mapMetres: '{count} metres',
  mapKilometres: '{count} km',
} as const;
