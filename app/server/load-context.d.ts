import '@remix-run/server-runtime';
import type { PlacedBlocks } from '~/blocks/loader-blocks';
import type { Incident } from '~/domain/incident/incident';
import type { SharedVisitor } from '~/journeys/incident/load/donut-page.server';

/**
 * Data passed within one request, besides loader data: from server to loader, action to loader, and
 * loader to render.
 */
declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The page's blocks, rendered on the server only and never sent to the browser as data. */
    blocks?: PlacedBlocks[];
    /** The action's response, for the loader that shows its page again. */
    posted?: Response;
    /**
     * The page is the same for all visitors, although browsers may not store it, such as the first
     * page of a form. It is cached for visitors without a session.
     */
    isSameForAll?: boolean;
    /** The incidents that the page was made from; where it doesn't say, it was made from all. */
    readIncidents?: readonly Incident[];
    /** Replaces the visitor in the incident page's loader when the page is cached for many. */
    sharedVisitor?: SharedVisitor;
    /** The home page is rendered with a hole for the visitor's own part. */
    isOfVisitor?: boolean;
  }
}
