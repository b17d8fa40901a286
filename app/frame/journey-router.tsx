import { Form, Link, useLocation, useNavigate } from '@remix-run/react';
import { useMemo, type ReactNode } from 'react';
import { isPage } from '~/ui/site-link';
import { RouterProvider, type Router, type RouterFormProps, type RouterLinkProps } from '~/ui/router';

/** Pages are found as they are needed, not before: a list of their modules would be asked for with every page. */
const QuietLink = (props: RouterLinkProps) => <Link discover="none" {...props} />;

const StayingForm = (props: RouterFormProps) => <Form method="get" preventScrollReset {...props} />;

/** Hands Remix's router to links, forms and choices of a journey. A page of content has none of it. */
export function JourneyRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const router = useMemo<Router>(() => {
    const isHere = (path: string) => path.split(/[?#]/)[0] === pathname;
    const go = (path: string) => (isPage(path) || isHere(path) ? navigate(path) : window.location.assign(path));
    return { Link: QuietLink, StayingForm, go };
  }, [navigate, pathname]);
  return <RouterProvider value={router}>{children}</RouterProvider>;
}
