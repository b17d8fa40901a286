import { Links, Meta, Scripts, useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useFrame } from '~/cms/frame-data';
import { preferenceAttributes } from '~/cms/preferences';
import { usePreferences } from '~/cms/use-preferences';
import pagesCss from '~/styles/pages.css?url';
import siteCss from '~/styles/site.css?url';
import { JourneyRouter } from './journey-router';
import { KeptPlace } from './kept-place';
import { useKindOfPage } from './kind-of-page';
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

/** The masthead is shown in one piece: shown as it arrives, its links would move. */
const EXPECT_MAIN = { rel: 'expect', href: '#main', blocking: 'render' };

/** Pages of content have more style; their routes say so. */
const useHasBlocks = (): boolean =>
  useMatches().some(({ handle }) => (handle as { hasBlocks?: boolean } | undefined)?.hasBlocks === true);

/**
 * `<html>` with the visitor's preferences on it. The style of the first paint is put into its place when the page is drawn
 * (server/first-paint); the whole style sheet is linked at the end, so that the first words wait for nothing. The low-data version
 * has neither script nor font.
 */
export function Document({ field, children }: { field: Field; children: ReactNode }) {
  const preferences = usePreferences();
  const mark = useScriptMark();
  const hasBlocks = useHasBlocks();
  const { botCheck } = useFrame();
  const { journey = false } = useKindOfPage();
  const { light, dark } = themeColours[field];
  return (
    <html lang="en-GB" {...preferenceAttributes(preferences)}>
      <head>
        <meta charSet="utf-8" />
        <style id="first-paint" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <link {...EXPECT_MAIN} />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme:light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={dark} />
        <Meta />
        {botCheck && <meta name="bot-check" content={botCheck.siteKey} data-script={botCheck.script} />}
        <Links />
      </head>
      <body>
        <KeptPlace />
        {journey ? <JourneyRouter>{children}</JourneyRouter> : children}
        <link rel="stylesheet" href={hasBlocks ? pagesCss : siteCss} />
        {!preferences.lowData && (
          <>
            {journey && <Alive />}
            {import.meta.env.DEV && journey ? <Scripts nonce={mark} /> : <Starter />}
          </>
        )}
      </body>
    </html>
  );
}
