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
import type { ReactNode } from 'react';
import { bareFrame, FrameProvider } from './cms/frame-data';
import { metaTexts, pageMeta } from './cms/page-meta';
import { frameTexts } from './cms/texts/frame';
import { DictionaryProvider } from './cms/use-texts';
import { asksOn } from './frame/asking-pages';
import { Document } from './frame/document';
import type { Field } from './frame/masthead';
import { PageFrame } from './frame/page-frame';
import { Problem, problemOf } from './frame/problem';
import { frameDataFor } from './server/frame-data.server';

export const links: LinksFunction = () => [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }];

/** Titles of error pages; a route that answers names its own. */
export const meta: MetaFunction = ({ error, matches }) => {
  const kind = error === undefined ? null : problemOf(isRouteErrorResponse(error) ? error.status : 500);
  return pageMeta(matches, { title: kind ? metaTexts(matches, frameTexts)(`${kind}Title`) : '' });
};

export const loader = ({ request }: LoaderFunctionArgs) => frameDataFor(request);

/** The frame changes with what a form posted, or with a page that has been open for long; not with every click. */
const FRAME_LASTS_MS = 5 * 60_000;
/** Whoever is about to fill something in is told what is known now of whether it can be kept. */
const ASKING_LASTS_MS = 20_000;
let askedAt = Date.now();
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, nextUrl }) => {
  const posted = formMethod !== undefined && formMethod !== 'GET';
  const lasts = asksOn(nextUrl.pathname) ? ASKING_LASTS_MS : FRAME_LASTS_MS;
  if (!posted && Date.now() - askedAt < lasts) return false;
  askedAt = Date.now();
  return true;
};

/** The deepest route that names a colour field chooses it; a page of content names it in its data. */
function useField(): Field {
  const matches = useMatches();
  const error = useRouteError();
  if (error) return 'paper';
  const fields = matches.map(
    ({ handle, data }) =>
      (handle as { field?: Field } | undefined)?.field ?? (data as { field?: Field } | undefined)?.field,
  );
  return fields.findLast((field) => field !== undefined) ?? 'paper';
}

/** A page of a form has the form's own header (lookup, section 2 "Form page header"): its route says so, its data the title. */
function useFormTitle(): string | null {
  const matches = useMatches();
  const error = useRouteError();
  const match = error ? undefined : matches.find(({ handle }) => (handle as { isForm?: boolean } | undefined)?.isForm);
  return (match?.data as { form?: string } | undefined)?.form ?? null;
}

export function Layout({ children }: { children: ReactNode }) {
  const { dictionary, ...frame } = useRouteLoaderData<typeof loader>('root') ?? { ...bareFrame, dictionary: {} };
  const field = useField();
  const form = useFormTitle();
  return (
    <DictionaryProvider overrides={dictionary}>
      <FrameProvider data={frame}>
        <Document field={field}>
          <PageFrame field={field} form={form}>
            {children}
          </PageFrame>
        </Document>
      </FrameProvider>
    </DictionaryProvider>
  );
}

export default function App() {
  return <Outlet />;
}

/** Every page that could not be made: the status keeps its meaning, the visitor gets a sentence and a way on. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = problemOf(status);
  return <Problem kind={kind} retryHref={kind === 'error' ? pathname + search : undefined} />;
}
