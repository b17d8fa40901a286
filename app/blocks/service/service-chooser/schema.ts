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
  link: Link.nullish(),
  options: z.array(Option).default([]),
});

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A service with neither link nor options is left out. */
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
