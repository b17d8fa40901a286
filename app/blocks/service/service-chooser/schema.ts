import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Option = z
  .object({ icon: Words, text: Words, link: Link })
  .transform(({ link, ...rest }) => ({ ...rest, ...link }));

const Service = z.object({
  title: z.string().trim().min(1),
  text: Words,
  icon: Words,
  /** Its link, or the options that it opens. */
  link: Link.nullish(),
  options: z.array(Option).default([]),
});

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The service-chooser panel. A service with neither link nor options is left out. Specification: journeys, section 2. */
export const ServiceChooserSchema = z
  .object({ title: z.string().trim().min(1), services: z.array(Service).default([]) })
  .transform(({ title, services }) => ({
    title,
    services: services
      .filter(({ link, options }) => link ?? options.length > 0)
      .map(({ link, ...service }) => ({
        ...service,
        href: link?.href ?? null,
        anchor: `service-${slug(service.title)}`,
      })),
  }));
export type Service = z.output<typeof ServiceChooserSchema>['services'][number];

const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'ServiceChooser',
    title: 'What would you like to do?',
    services: [
      {
        title: 'Power cuts near me',
        text: 'Map, list and towns',
        icon: 'map',
        options: [
          {
            icon: 'map',
            text: 'Every power cut we know of',
            link: link('/power-cut/map', 'See the map'),
          },
          { link: link('/power-cut/list', 'See the list') },
        ],
      },
      {
        title: 'Planned work',
        icon: 'planned',
        link: link('/power-cut/planned-power-cut-search', 'Planned work'),
      },
    ],
  },
  'a service that leads nowhere': {
    __typename: 'ServiceChooser',
    title: 'Services',
    services: [{ title: 'Nowhere' }],
  },
  'everything empty': { __typename: 'ServiceChooser', title: 'Services' },
};
