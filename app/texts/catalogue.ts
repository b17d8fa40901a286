/** The block catalogue for editors. */
export const catalogueTexts = {
  catalogueTitle: 'Block catalogue',
  catalogueLead:
    'Every block that a page can be made of, with examples and the fields that the content system may fill.',
  catalogueCount: '{count} blocks',
  catalogueBack: 'All blocks',
  catalogueExamples: 'Examples',
  catalogueFields: 'Fields',
  catalogueField: 'Field',
  catalogueKind: 'Holds',
  catalogueRequired: 'Needed',
  catalogueYes: 'yes',
  catalogueNo: 'no',
  catalogueNoFields: 'This block has no fields.',
} as const;
