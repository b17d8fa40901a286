import { z } from 'zod';
import { orElse, Words } from '~/cms/lenient';

/** The planned power cut banner. Specification: journeys, section 2 "Homepage section" (placeholder "Search by postcode"). */
export const PlannedPowerCutBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  label: Words,
  placeholder: orElse(z.string().trim().min(1), 'Search by postcode'),
  buttonLabel: Words,
});

export const examples = {
  plain: {
    __typename: 'PlannedPowerCutBanner',
    title: 'Had a letter about planned work?',
    text: 'Check the date and time.',
    label: 'Postcode on the letter',
    placeholder: 'Search by postcode',
    buttonLabel: 'Check',
  },
  'only a title': { __typename: 'PlannedPowerCutBanner', title: 'Planned work near you' },
};
