import type { textUpdate as textUpdateTexts } from '#words/en.json';
import type { Reason } from '~/domain/text-updates/outcome';

export interface Outcome {
  readonly title: keyof typeof textUpdateTexts;
  readonly text: keyof typeof textUpdateTexts;
  readonly icon: 'tick' | 'clock';
}

const kept: Outcome = { title: 'textKeptTitle', text: 'textKeptText', icon: 'clock' };

/** By their name in the URL. */
export const signedUp = {
  done: { title: 'textDoneTitle', text: 'textDonePlain', icon: 'tick' },
  kept,
} as const satisfies Readonly<Record<string, Outcome>>;

/** By their name in the URL. */
export const stopped = {
  general: { title: 'textStoppedTitle', text: 'textStoppedText', icon: 'tick' },
  address: { title: 'textStoppedTitle', text: 'textStoppedAddressText', icon: 'tick' },
  kept,
} as const satisfies Readonly<Record<string, Outcome>>;

export function outcomeAsked(
  request: Request,
  outcomes: Readonly<Record<string, Outcome>>,
  usual: string,
): Outcome {
  const as = new URL(request.url).searchParams.get('as') ?? '';
  return (Object.hasOwn(outcomes, as) ? outcomes[as] : outcomes[usual]) as Outcome;
}

/** By the wire contract's reason. */
export const FAILURES: Readonly<
  Record<Reason, readonly [keyof typeof textUpdateTexts, keyof typeof textUpdateTexts]>
> = {
  1: ['textUpdateFailureCurrentTitle', 'textUpdateFailureCurrentBody'],
  3: ['textUpdateFailureFutureTitle', 'textUpdateFailureFutureBody'],
  4: ['textUpdateFailureBothTitle', 'textUpdateFailureBothBody'],
};
