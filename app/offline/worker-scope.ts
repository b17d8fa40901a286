/** Written out because the site's TypeScript only knows browser pages. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface PageEvent extends WorkerEvent {
  readonly request: Request;
  /** The browser's request while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly clientId: string;
}
export interface WorkerMessage extends WorkerEvent {
  readonly data: unknown;
  readonly source: { readonly url: string } | null;
}
interface WindowClient {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}
export interface WorkerScope {
  readonly location: Location;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<WindowClient | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'sync',
    listener: (event: WorkerEvent) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}
