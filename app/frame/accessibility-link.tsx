import { useLocation } from '@remix-run/react';
import { Island } from '~/blocks/parts/island';
import { frame as frameTexts, preferences as preferencesTexts } from '#words/en.json';
import { usePreferences } from '~/cms/use-preferences';
import { useRouter } from '~/ui/router';
import AccessibilityLinkIsland from './accessibility-link-island';

/** Where a journey runs nothing of this is asked for. */
const TEXTS = import.meta.env.SSR ? [{ accessibilityTool: frameTexts.accessibilityTool }, preferencesTexts] : [];

/** The way to the Accessibility tool: a page of its own, and a dialog with the same form where JavaScript runs. */
export function AccessibilityLink() {
  const preferences = usePreferences();
  const { pathname, search } = useLocation();
  const props = { preferences, here: pathname + search };
  const router = useRouter();
  if (router || !import.meta.env.SSR) return <AccessibilityLinkIsland {...props} />;
  return (
    <Island name="frame/accessibility-link" of={AccessibilityLinkIsland} props={props} texts={TEXTS} when="asked" />
  );
}
