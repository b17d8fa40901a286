import { Links, Meta, Scripts, useMatches, Form, Link, useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFrame } from '~/cms/frame-data';
import { preferenceAttributes } from '~/cms/preferences';
import { usePreferences } from '~/cms/use-preferences';
import pagesCss from '~/styles/pages.css?url';
import siteCss from '~/styles/site.css?url';
import type { Field } from './masthead';
import { useScriptMark } from './script-mark';
import { useJourneyJson, useManifest, useRouterScrollRestoration } from './remix-internals';
import { isPage } from '~/ui/site-link';
import { RouterProvider, type Router, type RouterFormProps, type RouterLinkProps } from '~/ui/router';
import { inScript } from '~/ui/in-script';

/** What the browser gets beside the page. It exists on the server only. */
function useHandoff(journey: boolean): string {
  const json = useJourneyJson();
  const { consent, thirdParties } = useFrame();
  if (!import.meta.env.SSR || json === null) return '';
  return inScript(journey ? `{"journey":${json}}` : JSON.stringify({ page: { consent, thirdParties } }));
}

/**
 * Takes the place of Remix's `<Scripts>`: data and module addresses as JSON, which no content policy needs to allow, and one small
 * entry that fetches the rest when it helps (entry.client.tsx). Nothing is preloaded, so nothing competes with the first words.
 */
function Starter() {
  const { journey = false, renewsMs } = useKindOfPage();
  const html = useHandoff(journey);
  const { entry, hmr } = useManifest() ?? {};
  return (
    <>
      {/* In development what islands are made of asks for it. */}
      {import.meta.env.DEV && hmr && <script type="module" src={hmr.runtime} suppressHydrationWarning />}
      <script
        id="handoff"
        type="application/json"
        data-latest={renewsMs}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script id="entry" type="module" async src={entry?.module} suppressHydrationWarning />
    </>
  );
}

/** Pages are found as they are needed, not before: a list of their modules would be asked for with every page. */
const QuietLink = (props: RouterLinkProps) => <Link discover="none" {...props} />;

const StayingForm = (props: RouterFormProps) => <Form method="get" preventScrollReset {...props} />;

/** Hands Remix's router to links, forms and choices of a journey. A page of content has none of it. */
function JourneyRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const router = useMemo<Router>(() => {
    const isHere = (path: string) => path.split(/[?#]/)[0] === pathname;
    const go = (path: string) => (isPage(path) || isHere(path) ? navigate(path) : window.location.assign(path));
    return { Link: QuietLink, StayingForm, go };
  }, [navigate, pathname]);
  return <RouterProvider value={router}>{children}</RouterProvider>;
}

/**
 * Pages that the router opens go back to where they were scrolled to. A document does not need this: the browser does it by itself,
 * before any script runs.
 */
const useScrollRestoration: () => void = () => useRouterScrollRestoration();

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

/** Says on `<html>` that the page's scripts have taken it over: effects run after the whole tree is attached. */
function useAlive(): void {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
}

/**
 * The place where the service worker says that a page was kept on this device, and from when it is (app/offline). React draws it empty and
 * leaves alone what stands in it; another page, or newer data, has a place of its own.
 */
function KeptPlace() {
  const data = useMatches().at(-1)?.data;
  const [first] = useState(() => data);
  return (
    <div
      key={data === first ? 'first' : 'later'}
      id="kept"
      role="status"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** What a route says of its scripts, in its handle, or in its data where only these know. */
interface KindOfPage {
  /** The page is a journey: Remix hydrates it whole. Any other page is a document without the router. */
  readonly journey?: boolean;
  /** The page renews itself this often: by then its scripts are there. */
  readonly renewsMs?: number | undefined;
}

/** As the document came: a navigation inside the router changes nothing of it, for the router leads from journey to journey. */
function useKindOfPage(): KindOfPage {
  const matches = useMatches();
  const [kind] = useState(() => {
    const said = matches.flatMap(({ handle, data }) => [handle, data] as (KindOfPage | undefined | null)[]);
    return {
      journey: said.some((one) => one?.journey === true),
      renewsMs: said.findLast((one) => one?.renewsMs)?.renewsMs,
    };
  });
  return kind;
}
