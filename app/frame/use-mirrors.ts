import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { applyConsent, pushEvent } from '~/cms/analytics/push-event';
import { useThirdParty } from '~/cms/analytics/third-parties';
import { sessionKeys } from '~/cms/browser-storage';
import { useFrame } from '~/cms/frame-data';

/** Keeps `prevPath` and `currentPath`, and tells of pages that the router opened (lookup, sections 7 and 9). */
function usePathMirror(): void {
  const { pathname } = useLocation();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === pathname) return;
    const before = sessionKeys.get('currentPath');
    if (before !== null && before !== pathname) sessionKeys.set('prevPath', before);
    sessionKeys.set('currentPath', pathname);
    // The first page of a document is counted by the tag manager itself.
    if (last.current !== null)
      pushEvent({ event: 'virtual_pageview', page_path: pathname, page_title: document.title });
    last.current = pathname;
  }, [pathname]);
}

/** What the frame keeps in the browser and loads from others. Without JavaScript none of it happens, and nothing is missing. */
export function useMirrors(): void {
  const { consent } = useFrame();
  const analytics = consent?.analytics ?? false;
  const marketing = consent?.marketing ?? false;
  useEffect(() => applyConsent({ analytics, marketing }), [analytics, marketing]);
  usePathMirror();
  useThirdParty('tagManager');
  useThirdParty('sessionAnalytics');
}
