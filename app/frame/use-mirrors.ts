import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { applyConsent } from '~/cms/analytics/push-event';
import { useThirdParty } from '~/cms/analytics/third-parties';
import { useFrame } from '~/cms/frame-data';
import { keepPath, tellOfPage } from './mirrors';

/** Keeps the path, and reports pages that the router opened. */
function usePathMirror(): void {
  const { pathname } = useLocation();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === pathname) return;
    keepPath(pathname);
    if (last.current !== null) tellOfPage(pathname);
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
