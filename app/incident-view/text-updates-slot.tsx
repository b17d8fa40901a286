/**
 * The place of "Get text updates" on the incident page. Empty until the sign-up stands at settings.textUpdatesUrl: a link that leads
 * nowhere helps nobody in the dark.
 */
export function TextUpdatesSlot() {
  return null;
}
