import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';
import type { RotaLoadPopUp } from '~/cms/rota-load';
import type { Content } from '~/server/content/content';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { RotaLoadCheck, Supply } from '~/server/ports/supply/port';

/**
 * How long a visitor waits for the check before the search continues without it (decision L-671).
 */
const LIMIT_MS = 2000;

/**
 * Returns whether the postcode is in a rota load disconnection area. Null if the check failed or
 * timed out: it is then ignored and the flow continues. Specification: lookup, sections 4 and 8.
 */
export function askRotaLoad(
  supply: Pick<Supply, 'rotaLoadCheck'>,
  postcode: string,
  limitMs = LIMIT_MS,
): Promise<RotaLoadCheck | null> {
  return withTimeout(limitMs, supply.rotaLoadCheck(postcode), null);
}

const MOST_BUTTONS = 2;

/**
 * Returns the pop-up's texts, or null if it must not open: power sharing is off, or content gives
 * no title or message (decisions L-705, L-706). Only the first two buttons are used.
 */
export function popUpFor(content: Pick<Content, 'live' | 'settings'>): RotaLoadPopUp | null {
  if (!content.live().powerSharingEnabled) return null;
  const { powerSharingPopUpTitle, powerSharingPopUpMessage, powerSharingPopUpButtons } =
    content.settings().powerSharingPopUp;
  const title = powerSharingPopUpTitle.trim();
  const message = RichText.parse(powerSharingPopUpMessage);
  if (!title || !message) return null;
  const buttons = powerSharingPopUpButtons
    .map(({ url, name }) => Link.safeParse({ buttonUrl: { url, name } }))
    .flatMap(({ data }) => data ?? []);
  return { title, message, buttons: buttons.slice(0, MOST_BUTTONS) };
}

/**
 * Returns our page that leads to the schedule, because browsers do not let a form redirect to
 * another site (lookup, section 4).
 */
export function scheduleStep(postcode: string, blocks: readonly string[]): string {
  const query = new URLSearchParams([
    ['postcode', postcode],
    ...blocks.map((block) => ['block', block]),
  ]);
  return `/power-sharing?${query.toString()}`;
}
