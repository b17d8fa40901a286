import { Links, Meta, Scripts, useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { preferenceAttributes } from '~/cms/preferences';
import { usePreferences } from '~/cms/use-preferences';
import blocksCss from '~/styles/blocks.css?url';
import siteCss from '~/styles/site.css?url';
import type { Field } from './masthead';
import { useScriptMark } from './script-mark';
import { Starter } from './starter';
import { useAlive } from './use-alive';
import { useScrollRestoration } from './use-scroll-restoration';

/** The colours that the browser may paint around the page; they repeat --field-* of tokens.css. */
const themeColours: Record<Field, { light: string; dark: string }> = {
  ask: { light: '#ffc629', dark: '#0b323c' },
  night: { light: '#06262d', dark: '#0b323c' },
  paper: { light: '#ffffff', dark: '#04171c' },
};

/** What only a journey has in the browser. It draws nothing. */
function Alive() {
  useAlive();
  useScrollRestoration();
  return null;
}

/** Pages of content have a second style sheet; their routes say so. */
const useHasBlocks = (): boolean =>
  useMatches().some(({ handle }) => (handle as { hasBlocks?: boolean } | undefined)?.hasBlocks);

/**
 * `<html>` with the visitor's preferences on it. The style of the first paint is put into its place when the page is drawn
 * (server/first-paint); the whole style sheet stands at the end, so that the first words wait for nothing. The low-data version has neither
 * script nor font.
 */
export function Document({ field, children }: { field: Field; children: ReactNode }) {
  const preferences = usePreferences();
  const mark = useScriptMark();
  const hasBlocks = useHasBlocks();
  const { light, dark } = themeColours[field];
  return (
    <html lang="en-GB" {...preferenceAttributes(preferences)}>
      <head>
        <meta charSet="utf-8" />
        <style id="first-paint" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme:light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={dark} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <link rel="stylesheet" href={siteCss} />
        {hasBlocks && <link rel="stylesheet" href={blocksCss} />}
        {!preferences.lowData && (
          <>
            <Alive />
            {import.meta.env.DEV ? <Scripts nonce={mark} /> : <Starter />}
          </>
        )}
      </body>
    </html>
  );
}
