import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';
import type { RotaLoadPopUp } from '~/cms/rota-load';
import type { Content } from '~/server/content/content';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { RotaLoadCheck, Supply } from '~/server/ports/supply/port';

/** After this the search continues without the check (L-671). */
const LIMIT_MS = 2000;

/** Null if the check failed or timed out: it is then ignored and the flow continues. */
export function askRotaLoad(
  supply: Pick<Supply, 'rotaLoadCheck'>,
  postcode: string,
  limitMs = LIMIT_MS,
): Promise<RotaLoadCheck | null> {
  return withTimeout(limitMs, supply.rotaLoadCheck(postcode), null);
}

const MOST_BUTTONS = 2;

/**
 * Null if it must not open: power sharing is off, or content gives no title or message (L-705,
 * L-706). Only the first two buttons are used.
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
 * Our page that leads to the schedule, because browsers do not let a form redirect to another site.
 */
export function scheduleStep(postcode: string, blocks: readonly string[]): string {
  const query = new URLSearchParams([
    ['postcode', postcode],
    ...blocks.map((block) => ['block', block]),
  ]);
  return `/power-sharing?${query.toString()}`;
}
