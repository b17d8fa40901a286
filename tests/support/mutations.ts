import fc from 'fast-check';

/** What readers of JSON have stumbled over, beside values of any kind. */
const ODD: readonly unknown[] = [
  null,
  '',
  ' ',
  -1,
  0,
  1e308,
  -0.5,
  2 ** 53,
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '9'.repeat(400),
  'a'.repeat(3000),
  '<script>alert(1)</script>',
  '2026-13-45T99:99:99',
  '0001-01-01T00:00:00',
  [],
  {},
  [[[[[[]]]]]],
  true,
];

const anyValue = fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 3 }));

type Change = {
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'repeat' | 'add';
  readonly value: unknown;
};
const anyChange: fc.Arbitrary<Change> = fc.record({
  at: fc.nat({ max: 10_000 }),
  how: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'add'),
  value: anyValue,
});

/** Every place in a value: whose member it is, and under which name. */
function placesIn(value: unknown, places: [Record<string, unknown> | unknown[], string][] = []) {
  if (typeof value !== 'object' || value === null) return places;
  for (const [name, inner] of Object.entries(value)) {
    places.push([value as Record<string, unknown>, name]);
    placesIn(inner, places);
  }
  return places;
}

function changed(original: unknown, changes: readonly Change[]): unknown {
  const whole = { value: structuredClone(original) };
  for (const { at, how, value } of changes) {
    const places = placesIn(whole);
    const [owner, name] = places[at % places.length] ?? [whole, 'value'];
    const members = owner as Record<string, unknown>;
    if (how === 'replace') members[name] = structuredClone(value);
    else if (how === 'add') members[`${name}x`] = structuredClone(value);
    else if (how === 'repeat' && Array.isArray(owner)) owner.push(structuredClone(members[name]));
    else if (Array.isArray(owner)) owner.splice(Number(name), 1);
    else Reflect.deleteProperty(members, name);
  }
  return whole.value;
}

/** One of some good values with a few things wrong in it, or a value of any kind. */
export const mutated = (good: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...good), fc.array(anyChange, { maxLength: 5 }))
        .map(([one, changes]) => changed(one, changes)),
    },
    { weight: 1, arbitrary: anyValue },
  );

/** Text that was JSON once: cut off, with a byte changed, or with something put in. */
export const garbled = (good: readonly unknown[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      mutated(good),
      fc.nat(),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('cut', 'put', 'whole'),
    )
    .map(([value, at, noise, how]) => {
      const text = JSON.stringify(value) ?? '';
      const place = at % (text.length + 1);
      if (how === 'whole') return text;
      return how === 'cut'
        ? text.slice(0, place)
        : text.slice(0, place) + noise + text.slice(place);
    });

/** Bytes of a good file with some of them changed, or cut off. */
export const garbledBytes = (good: readonly Uint8Array[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      fc.constantFrom(...good),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
      fc.option(fc.nat(), { freq: 4 }),
      // Headers are where lengths and places stand.
      fc.constantFrom(64, 130, 600, Infinity),
    )
    .map(([file, changes, cut, within]) => {
      const bytes = Buffer.from(file);
      for (const [at, byte] of changes) bytes[at % Math.min(bytes.length, within)] = byte;
      return cut === null ? bytes : bytes.subarray(0, cut % bytes.length);
    });

/** Text as it may come in an address, a header or a field. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 200 }),
  fc.constantFrom(...ODD.filter((one): one is string => typeof one === 'string')),
  fc.constantFrom(
    'CB1 9ZA',
    '1000001901079',
    '07700 900123',
    'a@b.example',
    '-1',
    '1e9',
    '%E0%A4%A',
    'a&b=c',
    '[object Object]',
  ),
);

/** Without half characters, which no address and no body can carry. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** A query or a form with these names, each any number of times, and with others. */
export const anyFields = (names: readonly string[]): fc.Arbitrary<URLSearchParams> =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...names) },
          { weight: 1, arbitrary: anyText },
        ),
        anyText,
      ),
      { maxLength: 12 },
    )
    .map(
      (fields) =>
        new URLSearchParams(
          fields.map(([name, value]): [string, string] => [name, wellFormed(value)]),
        ),
    );
