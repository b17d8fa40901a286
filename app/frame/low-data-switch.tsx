import { useLocation } from '@remix-run/react';
import { frameTexts } from '~/texts/frame';
import { usePreferences } from '~/cms/use-preferences';
import { useTexts } from '~/texts/use-texts';

/** To the low-data version and back. A plain POST, so that no crawler or prefetch can switch it. */
export function LowDataSwitch() {
  const t = useTexts(frameTexts);
  const { lowData } = usePreferences();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/accessibility">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button className="as-link" name="lowData" value={lowData ? 'off' : 'on'}>
        {t(lowData ? 'lowDataOff' : 'lowDataOn')}
      </button>
    </form>
  );
}
