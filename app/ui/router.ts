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

/** Pages of content and islands have none: there the browser does it. */
export interface Router {
  readonly Link: ComponentType<RouterLinkProps>;
  /** A GET form whose answer leaves the page where it was read. */
  readonly StayingForm: ComponentType<RouterFormProps>;
  readonly go: (path: string) => void;
}

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;
export const useRouter = (): Router | null => useContext(RouterContext);

/** By the router inside a journey, as a document elsewhere. */
export function useGo(): (path: string) => void {
  const router = useRouter();
  return router ? router.go : (path) => window.location.assign(path);
}
