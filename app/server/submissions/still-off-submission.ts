import type { Submission } from '~/forms/engine/payload';
import type { WireAddress } from '~/forms/engine/submission-field';
import type { Instant } from '~/domain/time/instant';

/** A report of being still off after a power cut. */
export interface StillOffReport {
  readonly reference: string;
  readonly incident: string;
  readonly address: WireAddress;
  /** In the form's words; null if not answered. */
  readonly whatHappened: string | null;
  readonly mobile: string | null;
  readonly toldBy: 'Website' | 'Text message';
  readonly at: Instant;
  /** The reporter's language code; English by default. */
  readonly language?: string | undefined;
}

/**
 * Returns it as a submission to the operator: a follow-up of that power cut. Wire contract:
 * FormSubmission, kind.
 */
export const stillOffSubmission = ({
  reference,
  incident,
  address,
  whatHappened,
  mobile,
  toldBy,
  at,
  language,
}: StillOffReport): Submission => ({
  id: 'report-a-power-cut',
  pageType: 'reportAPowerCut',
  guIReference: reference,
  includeReference: true,
  formType: 'power cut form',
  kind: 'still-off',
  incidentReference: incident,
  FormSubmissionDateTime: new Date(at).toISOString(),
  formData: [
    {
      sectionName: 'Still off',
      sectionFields: [
        { name: 'whatHappened', value: whatHappened },
        { name: 'telephoneNumber', value: mobile },
        { name: 'toldBy', value: toldBy },
      ],
    },
  ],
  Address: address,
  ...(language && { language }),
});
