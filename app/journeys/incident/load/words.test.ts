import { describe, expect, it } from 'vitest';
import { quietLogger } from '../../../../tests/support/stores';
import type { IncidentVariant } from '~/domain/incident/variant';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { PageContent } from '~/server/content/schema';
import { pageWords } from './words.server';

const VARIANTS = [
  'planned',
  'restored',
  'unplanned',
  'multiple',
  'aware',
  'not-aware',
  'not-found',
] as const;

const message = (variant: IncidentVariant) => ({
  __typename: 'Messaging',
  style: 'Information',
  title: `Of ${variant}`,
  text: '<p>Words.</p>',
});
const page = PageContent.parse({
  route: '/power-cut/incident',
  title: 'Your power cut',
  slots: Object.fromEntries(VARIANTS.map((variant) => [variant, [message(variant)]])),
});

describe('what content places on a variant of the incident page [J-066 to J-071]', () => {
  it.each(VARIANTS)('%s', (variant) => {
    const { blocks } = pageWords({ page: () => page, dictionary: () => ({}) }, variant);
    expect(blocks).toMatchObject([{ type: 'Messaging', props: { title: `Of ${variant}` } }]);
  });
});

it('a header block words its variant, over the dictionary [J-001, J-066, J-067, J-070, J-071, J-097]', () => {
  const wording = {
    __typename: 'PlannedIncidentHeader',
    plannedRestored: 'All done since {hour} {day}.',
  };
  const own = PageContent.parse({ ...page, slots: { planned: [wording] } });
  const dictionary = { chipAware: 'We know', plannedRestored: 'The dictionary says.' };
  const { t, blocks } = pageWords({ page: () => own, dictionary: () => dictionary }, 'planned');
  expect(t('plannedRestored', { hour: '3pm', day: 'today' })).toContain(
    'All done since 3pm today.',
  );
  expect(t('chipAware')).toBe('We know');
  expect(blocks).toEqual([{ type: 'PlannedIncidentHeader', props: { wording: {} } }]);
});

it('the card for an unknown reference comes from the content of the site [J-079 to J-083]', () => {
  const content = createEmbeddedContent({ dir: 'content', logger: quietLogger, watchMs: 0 });
  expect(pageWords(content, 'not-found').blocks).toMatchObject([
    {
      type: 'NotFoundCard',
      props: { title: expect.any(String), subtitle: expect.any(String), icon: 'search' },
    },
  ]);
});
