import type { Submission } from '~/forms/engine/payload';
import type { WireAddress } from '~/forms/engine/submission-field';
import type { Instant } from '~/domain/time/instant';

export interface StillOffReport {
  readonly reference: string;
  readonly incident: string;
  readonly address: WireAddress;
  /** In the form's words; null if not answered. */
  readonly whatHappened: string | null;
  readonly mobile: string | null;
  readonly toldBy: 'Website' | 'Text message';
  readonly at: Instant;
  readonly language?: string | undefined;
}

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
