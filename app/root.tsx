import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import { bareFrame, FrameProvider } from './cms/frame-data';
import { metaTexts, pageMeta } from './cms/page-meta';
import { frame as frameTexts } from '#words/en.json';
import { DictionaryProvider } from '~/words/use-texts';
import { asksOn, PageFrame } from './frame/page-frame';
import { Document } from './frame/document';
import { staleOnError } from './frame/remix-internals';
import type { Field } from './frame/masthead';
import type { PreviewBarProps } from './frame/preview-bar';
import { Problem, problemOf } from './frame/problem';
import { HydrationContext } from './frame/hydration-context';
import { formPreviewFor, frameDataFor } from '~/journeys/page/frame-data.server';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** For error pages; a route that answers has its own title. */
export const meta: MetaFunction = ({ error, matches }) => {
  const kind =
    error === undefined ? null : problemOf(isRouteErrorResponse(error) ? error.status : 500);
  return pageMeta(matches, { title: kind ? metaTexts(matches, frameTexts)(`${kind}Title`) : '' });
};

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const preview = await formPreviewFor(request);
  return { ...frameDataFor(request), ...(preview && { preview }) };
};

/** Not at every click: after a form was posted, or when a page has been open for long. */
const FRAME_LASTS_MS = 5 * 60_000;
/** Before a visitor fills in a form, the page says whether their answers can be saved. */
const ASKING_LASTS_MS = 20_000;
let askedAt = Date.now();
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, nextUrl }) => {
  const posted = formMethod !== undefined && formMethod !== 'GET';
  const lasts = asksOn(nextUrl.pathname) ? ASKING_LASTS_MS : FRAME_LASTS_MS;
  if (!posted && Date.now() - askedAt < lasts) return false;
  askedAt = Date.now();
  return true;
};

/** The deepest route that names a colour field wins; a page of content names it in its data. */
function useField(): Field {
  const matches = useMatches();
  const error = useRouteError();
  if (error) return 'paper';
  const fields = matches.map(
    ({ handle, data }) =>
      (handle as { field?: Field } | undefined)?.field ??
      (data as { field?: Field } | undefined)?.field,
  );
  return fields.findLast((field) => field !== undefined) ?? 'paper';
}

/**
 * A form's page, or one that a form asks on the way, has the form's own header: its route may say
 * so, its data the title.
 */
function useFormTitle(): string | null {
  const matches = useMatches();
  const error = useRouteError();
  const match = error
    ? undefined
    : matches.find(({ handle }) => (handle as { isForm?: boolean } | undefined)?.isForm);
  return (match?.data as { form?: string } | undefined)?.form ?? null;
}

/** A page of content says so itself, a form's pages by the frame's data. */
function usePreview(isForm: boolean): PreviewBarProps | null {
  const shown = useMatches()
    .filter(({ id }) => isForm || id !== 'root')
    .map(
      ({ data }) => (data as { preview?: PreviewBarProps | boolean | null } | undefined)?.preview,
    );
  return shown.findLast((preview) => typeof preview === 'object' && preview !== null) ?? null;
}

export function Layout({ children }: { children: ReactNode }) {
  const { dictionary, ...frame } = useRouteLoaderData<typeof loader>('root') ?? {
    ...bareFrame,
    dictionary: {},
  };
  const field = useField();
  const form = useFormTitle();
  const preview = usePreview(form !== null);
  const matches = useMatches();
  const refreshes =
    import.meta.env.SSR &&
    matches.some(
      ({ handle }) =>
        (handle as { refreshesAsDocument?: boolean } | undefined)?.refreshesAsDocument === true,
    );
  return (
    <DictionaryProvider overrides={dictionary}>
      <FrameProvider data={frame}>
        <Document field={field}>
          <PageFrame field={field} form={form} preview={preview} refreshes={refreshes}>
            {children}
          </PageFrame>
        </Document>
      </FrameProvider>
    </DictionaryProvider>
  );
}

export const clientLoader = staleOnError('root');

export default function App() {
  return <Outlet />;
}

/**
 * The status keeps its meaning. A fault while a page is hydrated is no reason to take from visitors
 * what the server drew.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (useContext(HydrationContext) && !('alive' in document.documentElement.dataset)) throw error;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = problemOf(status);
  return <Problem kind={kind} retryHref={kind === 'error' ? pathname + search : undefined} />;
}
