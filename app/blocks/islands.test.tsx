import { parseDocument } from 'htmlparser2';
import { getElementsByTagName } from 'domutils';
import render from 'dom-serializer';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { catalogueTypes, examplesOf } from './catalogue';
import { Island } from './parts/island';
import { Slot } from './parts/slot';
import { drawn, htmlOf, islandsIn } from './test-render';

const files = import.meta.glob<{ default: ComponentType<{ slots: readonly undefined[] }> }>(
  ['./*/island.tsx', './parts/*-island.tsx'],
  { eager: true },
);
const codeOf = (name: string) =>
  files[name.startsWith('parts/') ? `./${name}-island.tsx` : `./${name}/island.tsx`]?.default;

/** What React finds in the browser, each slot empty as it leaves it. */
function skeletons(html: string) {
  const page = parseDocument(html, { decodeEntities: false });
  const islands = getElementsByTagName((name) => name !== '', page, true).filter(
    ({ attribs }) => attribs['data-island'],
  );
  for (const slot of getElementsByTagName((name) => name !== '', page, true))
    if (slot.attribs['data-slot'] !== undefined) slot.children = [];
  return islands.map((island) => ({
    slots: Number(island.attribs['data-slots'] ?? 0),
    html: render(island.children, { decodeEntities: false }),
  }));
}
const emptied = (html: string): string => {
  const page = parseDocument(html, { decodeEntities: false });
  return render(page, { decodeEntities: false });
};

describe.each(catalogueTypes())('islands of %s', (type) => {
  it.each(examplesOf(type))('%s: the browser draws from the props what the server drew', (_, wire) => {
    const html = htmlOf(wire);
    const found = skeletons(html);
    islandsIn(html).forEach(({ name, prefix, props }, place) => {
      const Moving = codeOf(name);
      expect(Moving, name).toBeDefined();
      if (!Moving) return;
      const slots = new Array<undefined>(found[place]?.slots ?? 0).fill(undefined);
      const again = renderToString(createElement(Moving, { ...props, slots }), { identifierPrefix: prefix });
      expect(found[place]?.html.replaceAll('<!-- -->', '')).toBe(emptied(again).replaceAll('<!-- -->', ''));
    });
  });
});

function Said({ words }: { words: string }) {
  return <p>{words}</p>;
}
const HOSTILE = `"><script>alert('x')</script><!-- --> ]]> </div>\u2028&quot;`;

it('props are text, whatever they say', () => {
  const html = drawn(<Island name="said" of={Said} props={{ words: HOSTILE }} />);
  expect(html).not.toContain('<script>');
  expect(html.match(/<div/g)).toHaveLength(1);
});

it('slots are drawn inside, islands in them too, each with ids of its own', () => {
  const html = drawn(
    <Island
      name="outer"
      of={({ slots }) => <Slot of={slots[0]} />}
      props={{}}
      slots={[<Island key="" name="inner" of={Said} props={{ words: 'within' }} />]}
    />,
  );
  expect(html).toContain('<p>within</p>');
  const prefixes = islandsIn(html).map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(2);
});
