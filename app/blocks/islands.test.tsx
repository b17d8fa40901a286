import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DictionaryProvider } from '~/words/use-texts';
import { catalogueTypes, examplesOf } from './catalogue';
import { Island } from './parts/island';
import { Slot } from './parts/slot';
import { drawn, htmlOf, islandsIn } from '../../tests/support/render-block';

const files = import.meta.glob<{ default: ComponentType<{ slots: readonly undefined[] }> }>(
  [
    './*/*/island.tsx',
    './parts/*-island.tsx',
    '../frame/*-island.tsx',
    '../journeys/*/*-island.tsx',
  ],
  { eager: true },
);
const codeOf = (name: string) =>
  Object.entries(files).find(([file]) =>
    file.endsWith(name.includes('/') ? `/${name}-island.tsx` : `/${name}/island.tsx`),
  )?.[1].default;
const unwrapped = (island: ReactElement) =>
  (island.type === DictionaryProvider
    ? (island.props as { children: ReactElement }).children
    : island) as ReactElement<{ slots: readonly unknown[] }, ComponentType<object>>;

/**
 * Drawn with its slots full, as the server does, and by what travels alone, as the browser does.
 */
interface Pair {
  type: unknown;
  server: string;
  browser: string;
}
const FULL = 'what the server drew';

function pairsOf(wire: unknown): { html: string; pairs: Pair[] } {
  const pairs: Pair[] = [];
  const html = htmlOf(wire, {
    draw: (island, identifierPrefix) => {
      const { type, props } = unwrapped(island as ReactElement);
      const draw = (slot: unknown) => {
        const travelled = { ...(JSON.parse(JSON.stringify({ ...props, slots: [] })) as object) };
        const given = {
          ...(slot === undefined ? travelled : props),
          slots: props.slots.map(() => slot),
        };
        return renderToString(createElement(type, given), { identifierPrefix });
      };
      pairs.push({ type, server: draw(FULL).replaceAll(FULL, ''), browser: draw(undefined) });
      return renderToString(island, { identifierPrefix });
    },
  });
  return { html, pairs };
}

describe.each(catalogueTypes())('islands of %s', (type) => {
  it.each(examplesOf(type))(
    '%s: the browser draws from what travels what the server drew',
    (_, wire) => {
      const { html, pairs } = pairsOf(wire);
      for (const { server, browser } of pairs) expect(browser).toBe(server);
      expect(islandsIn(html).map(({ name }) => codeOf(name))).toEqual(
        pairs.map((pair) => pair.type),
      );
    },
  );
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
