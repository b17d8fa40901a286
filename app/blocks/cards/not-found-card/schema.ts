import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { optional, Words } from '~/cms/lenient';

/** Specification: journeys, section 2 "Incident page": CMS title, subtitle, icon, call to action. */
export const NotFoundCardSchema = z.object({
  title: Words,
  subtitle: Words,
  icon: Words,
  cta: optional(Cta),
});

export const examples = {
  plain: {
    __typename: 'NotFoundCard',
    title: 'We don’t know that reference',
    subtitle: 'It may be over. Search for your address to see what we know.',
    icon: 'search',
    cta: { buttonUrl: { url: '/power-cut', name: 'Search again' }, cTAType: 'Primary' },
  },
  'a call to action that goes nowhere': {
    __typename: 'NotFoundCard',
    title: 'Not here',
    cta: { buttonUrl: { url: 'javascript:alert(1)', name: 'No' } },
  },
  'everything empty': { __typename: 'NotFoundCard' },
};
