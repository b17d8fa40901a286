import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';
import type { RotaLoadPopUp } from '~/cms/rota-load';
import type { Content } from '~/server/content/content';
import type { RotaLoadCheck, Supply } from '~/server/ports/supply/supply';

/** How long a visitor waits for the check before the search goes on without it (decision L-671). */
const LIMIT_MS = 2000;

/**
 * Whether the postcode is in a rota load disconnection area. Null when the check failed or took too long: it is then
 * ignored and the flow continues. Specification: lookup, sections 4 and 8.
 */
export async function askRotaLoad(
  supply: Pick<Supply, 'rotaLoadCheck'>,
  postcode: string,
  limitMs = LIMIT_MS,
): Promise<RotaLoadCheck | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  const check = supply.rotaLoadCheck(postcode).catch(() => null);
  try {
    return await Promise.race([check, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const MOST_BUTTONS = 2;

/**
 * What the pop-up says, or null when it is not to open: power sharing is off, or content gives it no title or no message
 * (decisions L-705, L-706). Buttons beyond the second are left out.
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

/** The page of ours that leads on to the schedule: browsers do not let a form redirect to another site (lookup, section 4). */
export function scheduleStep(postcode: string, blocks: readonly string[]): string {
  const query = new URLSearchParams([['postcode', postcode], ...blocks.map((block) => ['block', block])]);
  return `/power-sharing?${query.toString()}`;
}
