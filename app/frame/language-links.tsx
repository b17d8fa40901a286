import { useLocation } from '@remix-run/react';
import { useFrame } from '~/cms/frame-data';

/** The same page in the other languages that it is there in; English has no part of its own at the start of its addresses. */
export function LanguageLinks() {
  const { languages = {} } = useFrame();
  const { pathname, search } = useLocation();
  return Object.entries(languages).map(([code, name]) => (
    <a key={code} href={`${code && `/${code}`}${pathname}${search}`} lang={code || 'en-GB'} hrefLang={code || 'en-GB'}>
      {name}
    </a>
  ));
}
