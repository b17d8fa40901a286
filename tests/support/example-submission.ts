import type { Submission } from '~/forms/engine/payload';

let count = 0;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** A reference that no other submission of this run has. */
export function nextReference(): string {
  count += 1;
  return `WEB-${[...Array(10).keys()].map((at) => LETTERS[Math.floor(count / 32 ** at) % 32]).join('')}`;
}

/** An answer to tests/fixtures/example-definition.ts. */
export const exampleSubmission = (overrides: Partial<Submission> = {}): Submission => ({
  id: 'example-report',
  pageType: 'reportAPowerCut',
  guIReference: nextReference(),
  includeReference: true,
  formType: 'power cut form',
  formData: [
    {
      sectionName: 'Your supply',
      sectionFields: [
        { name: 'powerOff', value: 'All of it' },
        { name: 'yourName', value: 'Ann Example' },
      ],
    },
  ],
  ...overrides,
});
