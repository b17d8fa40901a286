import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type FormHTMLAttributes,
} from 'react';

export type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  preventScrollReset?: boolean;
};
export type RouterFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'encType'> & {
  action: string;
};

/** What a journey's router does for links, forms and choices. Pages of content and islands have none: there the browser does it. */
export interface Router {
  readonly Link: ComponentType<RouterLinkProps>;
  /** A GET form whose answer leaves the page where it was read. */
  readonly StayingForm: ComponentType<RouterFormProps>;
  readonly go: (path: string) => void;
}

const RouterContext = createContext<Router | null>(null);

/** The frame provides it round a journey (frame/document.tsx). */
export const RouterProvider = RouterContext.Provider;
export const useRouter = (): Router | null => useContext(RouterContext);

/** Leads to a page of ours: by the router inside a journey, as a document elsewhere. */
export function useGo(): (path: string) => void {
  const router = useRouter();
  return router ? router.go : (path) => window.location.assign(path);
}
