import { Links, Meta, Scripts, ScrollRestoration } from '@remix-run/react';
import type { ReactNode } from 'react';
import { preferenceAttributes } from '~/cms/preferences';
import { usePreferences } from '~/cms/use-preferences';
import type { Field } from './masthead';
import { useScriptMark } from './script-mark';

/** The colours that the browser may paint around the page; they repeat --field-* of tokens.css. */
const themeColours: Record<Field, { light: string; dark: string }> = {
  ask: { light: '#ffc629', dark: '#0b323c' },
  night: { light: '#06262d', dark: '#0b323c' },
  paper: { light: '#ffffff', dark: '#04171c' },
};

/** `<html>` with the visitor's preferences on it. The low-data version has neither script nor font. */
export function Document({ field, children }: { field: Field; children: ReactNode }) {
  const preferences = usePreferences();
  const mark = useScriptMark();
  const { light, dark } = themeColours[field];
  return (
    <html lang="en-GB" {...preferenceAttributes(preferences)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme:light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={dark} />
        <Meta />
        {!preferences.lowData && (
          <link rel="preload" as="font" type="font/woff2" href="/fonts/atkinson-next.woff2" crossOrigin="anonymous" />
        )}
        <Links />
      </head>
      <body>
        {children}
        {!preferences.lowData && (
          <>
            <ScrollRestoration nonce={mark} />
            <Scripts nonce={mark} />
          </>
        )}
      </body>
    </html>
  );
}
