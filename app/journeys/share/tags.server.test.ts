import { expect, it } from 'vitest';
import { env } from '~/server/env.server';
import { shareTags } from './tags.server';

const content = {
  page: (route: string) => (route === '/help' ? ({ title: 'Help' } as never) : null),
};

it.each([
  ['/help/', '/help', '/share.png?page=%2Fhelp'],
  ['/help?utm_source=x', '/help', '/share.png?page=%2Fhelp'],
  [
    '/power-cut/incident?incidentid=A%261&originSector=CB1+9',
    '/power-cut/incident?incidentid=A%261',
    '/share.png?incident=A%261',
  ],
  ['/power-cut/list?page=2', '/power-cut/list?page=2', '/share.png'],
  ['/power-cut/incident?postcode=CB1+9ZA&mpan=1', '/power-cut/incident', '/share.png'],
])('%s', (path, canonical, image) =>
  expect(shareTags(new Request(`http://x${path}`), content)).toEqual({
    canonical: env.BASE_URL + canonical,
    image: env.BASE_URL + image,
  }),
);
