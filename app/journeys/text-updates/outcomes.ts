import type { textUpdate as textUpdateTexts } from '#words/en.json';
import type { Reason } from '~/domain/text-updates/outcome';

/** A successful sign-up or stop, in words and a picture. */
export interface Outcome {
  readonly title: keyof typeof textUpdateTexts;
  readonly text: keyof typeof textUpdateTexts;
  readonly icon: 'tick' | 'clock';
}

const kept: Outcome = { title: 'textKeptTitle', text: 'textKeptText', icon: 'clock' };

/**
 * The results of a sign-up, by their name in the URL. Specification: journeys, sections 2 and 4.
 */
export const signedUp = {
  done: { title: 'textDoneTitle', text: 'textDonePlain', icon: 'tick' },
  kept,
} as const satisfies Readonly<Record<string, Outcome>>;

/** The results of a stop, by their name in the URL. Specification: journeys, section 2. */
export const stopped = {
  general: { title: 'textStoppedTitle', text: 'textStoppedText', icon: 'tick' },
  address: { title: 'textStoppedTitle', text: 'textStoppedAddressText', icon: 'tick' },
  kept,
} as const satisfies Readonly<Record<string, Outcome>>;

/** Returns the result that the URL's `as` names; the default for any other name. */
export function outcomeAsked(
  request: Request,
  outcomes: Readonly<Record<string, Outcome>>,
  usual: string,
): Outcome {
  const as = new URL(request.url).searchParams.get('as') ?? '';
  return (Object.hasOwn(outcomes, as) ? outcomes[as] : outcomes[usual]) as Outcome;
}

/**
 * Title and body of a failed sign-up, by the wire contract's reason. Specification: journeys,
 * section 8.
 */
export const FAILURES: Readonly<
  Record<Reason, readonly [keyof typeof textUpdateTexts, keyof typeof textUpdateTexts]>
> = {
  1: ['textUpdateFailureCurrentTitle', 'textUpdateFailureCurrentBody'],
  3: ['textUpdateFailureFutureTitle', 'textUpdateFailureFutureBody'],
  4: ['textUpdateFailureBothTitle', 'textUpdateFailureBothBody'],
};
