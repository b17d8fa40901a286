import { useLocation } from '@remix-run/react';
import { useFrame } from '~/cms/frame-data';
import { frame as frameTexts } from '#words/en.json';
import { usePreferences } from '~/cms/use-preferences';
import { useTexts } from '~/words/use-texts';

/**
 * To the low-data version and back: a plain POST, so that no crawler or prefetch can switch it. And to the same page in the other languages
 * that it is there in.
 */
export function PageSwitches() {
  const t = useTexts(frameTexts);
  const { lowData } = usePreferences();
  const { languages } = useFrame();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <form method="post" action="/accessibility">
        <input type="hidden" name="returnTo" value={here} />
        <button className="as-link" name="lowData" value={lowData ? 'off' : 'on'}>
          {t(lowData ? 'lowDataOff' : 'lowDataOn')}
        </button>
      </form>
      {languages?.map(([code, name, start]) => (
        <a key={code} href={start + here} lang={code} hrefLang={code}>
          {name}
        </a>
      ))}
    </>
  );
}
