import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptPage } from '../engine/accept';
import { conditionShows } from '../engine/condition';
import { asks, type Definition, fieldsOf, fieldsOfPage } from '../engine/definition';
import { firstOpen, journeyOf, redirectFrom, stopAfter, stopBefore } from '../engine/journey';
import {
  type DraftAnswers,
  EMPTY_DRAFT,
  reviveDraft,
  storedDraftOf,
} from '../engine/draft-answers';
import { payloadOf } from '../engine/payload';
import { type FormValues, under } from '../engine/form-values';
import { summaryOf } from '../engine/summary';
import { anyForm, anyPosted } from '../../../tests/support/arbitrary-form';
import { exampleGiven as base } from '../../../tests/fixtures/example-form';

const walk = fc.array(fc.tuple(fc.nat(9), anyPosted), { maxLength: 12 });
const facts = { reference: 'WEB-ABCDEFGHJK' };

function keptAfter(
  form: Definition,
  posts: readonly (readonly [number, FormValues])[],
): DraftAnswers {
  return posts.reduce((draft, [index, values]) => {
    const page = form.pages[index % form.pages.length]!;
    return acceptPage(form, draft, page.slug, values, base)?.draftAnswers ?? draft;
  }, EMPTY_DRAFT);
}

describe('the laws of the engine', () => {
  it('a journey terminates: from any answers, Next visits each page once and ends at a stop [F-333]', () => {
    fc.assert(
      fc.property(anyForm, walk, (form, posts) => {
        const journey = journeyOf(form, keptAfter(form, posts).answers, base);
        let stop = { kind: 'page', slug: journey.steps[0]?.page.slug ?? '' } as ReturnType<
          typeof firstOpen
        >;
        const seen = new Set<string>();
        while (stop.kind === 'page' && !seen.has(stop.slug)) {
          seen.add(stop.slug);
          stop = stopAfter(journey, stop.slug);
        }
        expect(seen.size).toBeLessThanOrEqual(journey.steps.length);
        expect(redirectFrom(journey, stop)).toBeNull();
        expect(journey.complete ? stop : firstOpen(journey)).toEqual(stop);
      }),
    );
  });

  it('no hidden answer is submitted [F-408]', () => {
    fc.assert(
      fc.property(anyForm, walk, (form, posts) => {
        const draft = keptAfter(form, posts);
        const journey = journeyOf(form, { ...draft.hiddenAnswers, ...draft.answers }, base);
        const visibleAliases = new Set(journey.visibleForm.fields.map(({ alias }) => alias));
        const sent = payloadOf(journey, facts, base).formData.flatMap(
          ({ sectionFields }) => sectionFields,
        );
        expect(sent.filter(({ name }) => !visibleAliases.has(name))).toEqual([]);
        // Said a second way: the condition of whatever is sent holds for the answers that are sent.
        const all = new Map(fieldsOf(form).map((field) => [field.alias, field]));
        const seen = (alias: string) =>
          all
            .get(alias)
            ?.kind.compare?.(
              visibleAliases.has(alias) ? (journey.visibleForm.answers[alias] ?? null) : null,
            ) ?? null;
        for (const { name } of sent) {
          const field = all.get(name)!;
          const asksHidden =
            field.condition?.rules.some((rule) => !visibleAliases.has(rule.field)) ?? false;
          if (!asksHidden) expect(conditionShows(field.condition, seen)).toBe(true);
        }
      }),
    );
  });

  it('summary and payload agree: the same questions in the same order, answered alike', () => {
    fc.assert(
      fc.property(anyForm, walk, (form, posts) => {
        const journey = journeyOf(form, keptAfter(form, posts).answers, base);
        const secret = new Set(
          fieldsOf(form)
            .filter((field) => field.kind.secret || !asks(field))
            .map(({ alias }) => alias),
        );
        const rows = summaryOf(journey, base).flatMap((section) => section.rows);
        const sent = payloadOf(journey, facts, base).formData.flatMap(
          ({ sectionFields }) => sectionFields,
        );
        expect(
          sent
            .filter(({ name }) => !secret.has(name))
            .map(({ name, value }) => [name, value !== null && value !== false]),
        ).toEqual(
          rows
            .filter(({ alias }) => !secret.has(alias))
            .map(({ alias, answered }) => [alias, answered]),
        );
      }),
    );
  });

  it('parse after serialise is the identity [F-391 to F-395]', () => {
    fc.assert(
      fc.property(anyForm, anyPosted, (form, values) => {
        for (const field of fieldsOf(form).filter(asks)) {
          const own = new Map(
            [...values].flatMap(([name, list]) =>
              name.startsWith('q') ? [] : [[name, list] as const],
            ),
          );
          const answer = field.kind.read(own, field);
          if (answer === null) continue;
          expect(field.kind.answer.safeParse(answer).success).toBe(true);
          expect(field.kind.read(field.kind.write(answer, field), field)).toEqual(answer);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a draft survives its store', () => {
    fc.assert(
      fc.property(anyForm, walk, (form, posts) => {
        const draft = keptAfter(form, posts);
        expect(reviveDraft(form, JSON.parse(JSON.stringify(storedDraftOf(draft))))).toEqual({
          draftAnswers: draft,
          lost: [],
        });
      }),
    );
  });

  it('back then next is where you were', () => {
    fc.assert(
      fc.property(anyForm, walk, (form, posts) => {
        const journey = journeyOf(form, keptAfter(form, posts).answers, base);
        for (const { page } of journey.steps.slice(0, journey.reached)) {
          const here = { kind: 'page', slug: page.slug } as const;
          const before = stopBefore(journey, here);
          if (before?.kind === 'page') expect(stopAfter(journey, before.slug)).toEqual(here);
        }
      }),
    );
  });

  it('posting what is kept changes nothing', () => {
    fc.assert(
      fc.property(anyForm, walk, (form, posts) => {
        const draft = keptAfter(form, posts);
        for (const page of form.pages) {
          const values = new Map(
            fieldsOfPage(page).flatMap((field) => {
              const answer = draft.answers[field.alias] ?? null;
              return answer === null ? [] : under(field.alias, field.kind.write(answer, field));
            }),
          );
          const aliases = fieldsOfPage(page)
            .filter(({ alias }) => draft.answers[alias] !== undefined)
            .map(({ alias }) => alias);
          if (aliases.length === 0) continue;
          const again = acceptPage(
            form,
            draft,
            page.slug,
            new Map([...values, ['_asked', [aliases.join(' ')]]]),
            base,
          )!;
          const same = Object.fromEntries(
            aliases.map((alias) => [alias, again.draftAnswers.answers[alias]]),
          );
          expect(same).toEqual(
            Object.fromEntries(aliases.map((alias) => [alias, draft.answers[alias]])),
          );
        }
      }),
    );
  });
});
