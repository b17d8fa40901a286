import { themeColours } from '#operator/look.json';
import {
  Links,
  Meta,
  Scripts,
  useMatches,
  Form,
  Link,
  useLocation,
  useNavigate,
} from '@remix-run/react';
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
import { usePageLanguage } from '~/words/page-language';
import {
  RouterProvider,
  type Router,
  type RouterFormProps,
  type RouterLinkProps,
} from '~/ui/router';
import { inScript } from '~/ui/in-script';

function useHydrationJson(journey: boolean): string {
  const json = useJourneyJson();
  const { consent, thirdParties } = useFrame();
  if (!import.meta.env.SSR || json === null) return '';
  return inScript(
    journey ? `{"journey":${json}}` : JSON.stringify({ page: { consent, thirdParties } }),
  );
}

/**
 * Replaces Remix's `<Scripts>`: data and module URLs as JSON, which needs no content policy
 * exception, and one small entry that loads the rest when useful (entry.client.tsx). Nothing is
 * preloaded, so that nothing competes with the first text.
 */
function ClientScripts() {
  const { journey = false, renewsMs } = useKindOfPage();
  const html = useHydrationJson(journey);
  const { entry, hmr } = useManifest() ?? {};
  return (
    <>
      {/* The modules of islands need this in development. */}
      {import.meta.env.DEV && hmr && (
        <script type="module" src={hmr.runtime} suppressHydrationWarning />
      )}
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

/** Routes are discovered when needed; otherwise every page would request a list of modules. */
const QuietLink = (props: RouterLinkProps) => <Link discover="none" {...props} />;

const StayingForm = (props: RouterFormProps) => <Form method="get" preventScrollReset {...props} />;

/** A content page has no router. */
function JourneyRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const router = useMemo<Router>(() => {
    const isHere = (path: string) => path.split(/[?#]/)[0] === pathname;
    const go = (path: string) =>
      isPage(path) || isHere(path) ? navigate(path) : window.location.assign(path);
    return { Link: QuietLink, StayingForm, go };
  }, [navigate, pathname]);
  return <RouterProvider value={router}>{children}</RouterProvider>;
}

/**
 * Restores the scroll position of pages that the router opens. The browser does this for documents,
 * before any script runs.
 */
const useScrollRestoration: () => void = () => useRouterScrollRestoration();

function HydratedEffects() {
  useHydratedMark();
  useScrollRestoration();
  return null;
}

/** The masthead renders in one piece; otherwise its links would move as it arrives. */
const EXPECT_MAIN = { rel: 'expect', href: '#main', blocking: 'render' };

/** Content pages need more CSS; their routes say so. */
const useHasBlocks = (): boolean =>
  useMatches().some(
    ({ handle }) => (handle as { hasBlocks?: boolean } | undefined)?.hasBlocks === true,
  );

/**
 * The first-paint style is inserted when the page is rendered (server/front/first-paint); the full
 * style sheet is linked at the end, so that the first text waits for nothing. The low-data version
 * has neither script nor font.
 */
export function Document({ field, children }: { field: Field; children: ReactNode }) {
  const preferences = usePreferences();
  const language = usePageLanguage();
  const mark = useScriptMark();
  const hasBlocks = useHasBlocks();
  const { botCheck } = useFrame();
  const { journey = false } = useKindOfPage();
  const { light, dark } = themeColours[field];
  return (
    <html lang={language?.code ?? 'en-GB'} {...preferenceAttributes(preferences)}>
      <head>
        <meta charSet="utf-8" />
        <style id="first-paint" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <link {...EXPECT_MAIN} />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme:light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={dark} />
        <Meta />
        {botCheck && (
          <meta name="bot-check" content={botCheck.siteKey} data-script={botCheck.script} />
        )}
        <Links />
      </head>
      <body>
        <OfflineSlot />
        {journey ? <JourneyRouter>{children}</JourneyRouter> : children}
        <link rel="stylesheet" href={hasBlocks ? pagesCss : siteCss} />
        {!preferences.lowData && (
          <>
            {journey && <HydratedEffects />}
            {import.meta.env.DEV && journey ? <Scripts nonce={mark} /> : <ClientScripts />}
          </>
        )}
      </body>
    </html>
  );
}

/** Effects run after the whole tree is attached. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
}

/**
 * The service worker says here that a page was saved on this device, and when (app/offline). React
 * renders it empty and does not touch its content; another page, or newer data, gets a new slot.
 */
function OfflineSlot() {
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

/** In a route's handle, or in its data if only that knows. */
interface KindOfPage {
  /** Remix hydrates a journey completely. Any other page is a document without the router. */
  readonly journey?: boolean;
  /** Scripts are loaded by the first refresh. */
  readonly renewsMs?: number | undefined;
}

/**
 * From the initial document: navigation in the router does not change it, because it stays within
 * journeys.
 */
function useKindOfPage(): KindOfPage {
  const matches = useMatches();
  const [kind] = useState(() => {
    const said = matches.flatMap(
      ({ handle, data }) => [handle, data] as (KindOfPage | undefined | null)[],
    );
    return {
      journey: said.some((one) => one?.journey === true),
      renewsMs: said.findLast((one) => one?.renewsMs)?.renewsMs,
    };
  });
  return kind;
}
