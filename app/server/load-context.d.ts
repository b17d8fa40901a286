import '@remix-run/server-runtime';
import type { PlacedBlocks } from '~/blocks/placed-blocks';
import type { SharedVisitor } from '~/journeys/incident/load/donut-page.server';

/** What travels within one request beside the loaders' data: from the server to a loader, from an action to a loader, from a loader to the render. */
declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The blocks of the page, drawn by the server alone: they never travel to the browser as data. */
    blocks?: PlacedBlocks[];
    /** What the action of this request answered, for the loader that shows its page again. */
    posted?: Response;
    /**
     * The page holds nothing of its visitor, although browsers may not keep it: it is cached for visitors of whom nothing is known. The first page
     * of a form is one.
     */
    isSameForAll?: boolean;
    /** Given to the incident page's loader in place of the visitor, where the page is cached for many. */
    sharedVisitor?: SharedVisitor;
  }
}
