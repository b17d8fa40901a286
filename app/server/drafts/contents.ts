import { z } from 'zod';
import type { Instant } from '~/domain/time/instant';
import type { Definition } from '~/forms/engine/definition';
import { NOTHING_KEPT, reviveKept } from '~/forms/engine/kept';
import type { Draft } from './drafts';

const Contents = z.object({
  version: z.string(),
  key: z.string(),
  begun: z.number().default(0),
  query: z.record(z.string()),
  kept: z.unknown(),
});

/** What is sealed: everything of a draft that says something about the visitor. */
export const writeContents = ({ kept, query, submissionKey, begun }: Draft, { version }: Definition): string =>
  JSON.stringify({ version, key: submissionKey, begun, query, kept } satisfies z.input<typeof Contents>);

/** Reads it back, perhaps into a form that has changed since. Null for anything but a draft. */
export function readContents(text: string, definition: Definition, revision: number): Draft | null {
  const parsed = Contents.safeParse(JSON.parse(text));
  if (!parsed.success) return null;
  const { version, key, begun, query, kept: raw } = parsed.data;
  const { kept, lost } = reviveKept(definition, raw);
  return { kept, query, submissionKey: key, begun, revision, formChanged: version !== definition.version, lost };
}

export const emptyDraft = (submissionKey: string, begun: Instant): Draft => ({
  kept: NOTHING_KEPT,
  query: {},
  submissionKey,
  begun,
  revision: 0,
  formChanged: false,
  lost: [],
});
