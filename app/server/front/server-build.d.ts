/** The build that this module is part of, as Remix's Vite plugin gives it. */
declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node';
  export const routes: ServerBuild['routes'];
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'];
}
