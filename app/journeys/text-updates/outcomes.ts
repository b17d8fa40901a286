import type { textUpdate as textUpdateTexts } from '#words/en.json';
import type { Reason } from '~/domain/text-updates/outcome';

/** How a sign-up or a stop ended well: in words and a picture. */
export interface Outcome {
  readonly title: keyof typeof textUpdateTexts;
  readonly text: keyof typeof textUpdateTexts;
  readonly icon: 'tick' | 'clock';
}

const kept: Outcome = { title: 'textKeptTitle', text: 'textKeptText', icon: 'clock' };

/** What became of a sign-up, by the name under which its page is asked for. Specification: journeys, sections 2 and 4. */
export const signedUp = {
  done: { title: 'textDoneTitle', text: 'textDonePlain', icon: 'tick' },
  kept,
} as const satisfies Readonly<Record<string, Outcome>>;

/** What became of a stop, by the name under which its page is asked for. Specification: journeys, section 2. */
export const stopped = {
  general: { title: 'textStoppedTitle', text: 'textStoppedText', icon: 'tick' },
  address: { title: 'textStoppedTitle', text: 'textStoppedAddressText', icon: 'tick' },
  kept,
} as const satisfies Readonly<Record<string, Outcome>>;

/** The outcome that a page is asked for with `as`; the usual one for any other name. */
export function outcomeAsked(request: Request, outcomes: Readonly<Record<string, Outcome>>, usual: string): Outcome {
  const as = new URL(request.url).searchParams.get('as') ?? '';
  return (Object.hasOwn(outcomes, as) ? outcomes[as] : outcomes[usual]) as Outcome;
}

/** Title and body of a sign-up that failed, by the reason of the wire contract. Specification: journeys, section 8. */
export const FAILURES: Readonly<Record<Reason, readonly [keyof typeof textUpdateTexts, keyof typeof textUpdateTexts]>> =
  {
    1: ['textUpdateFailureCurrentTitle', 'textUpdateFailureCurrentBody'],
    3: ['textUpdateFailureFutureTitle', 'textUpdateFailureFutureBody'],
    4: ['textUpdateFailureBothTitle', 'textUpdateFailureBothBody'],
  };
