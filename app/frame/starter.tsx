import { UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react';
import { useContext, useState } from 'react';
import { useFrame } from '~/cms/frame-data';
import { inScript } from './handoff';

/** What a route says of its scripts, in its handle, or in its data where only these know. */
export interface KindOfPage {
  /** The page is a journey: Remix hydrates it whole. Any other page is a document without the router. */
  readonly journey?: boolean;
  /** The page renews itself this often: by then its scripts are there. */
  readonly renewsMs?: number;
}

/** A route as the browser needs it: what is false or empty says nothing, and modules find their own imports. */
const slim = (route: object): object =>
  Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && Boolean(value)));

/** As the document came: a navigation inside the router changes nothing of what stands here. */
function useKindOfPage(): KindOfPage {
  const matches = useMatches();
  const [kind] = useState(() => {
    const said = matches.flatMap(({ handle, data }) => [handle, data] as (KindOfPage | undefined | null)[]);
    return {
      journey: said.some((one) => one?.journey === true),
      renewsMs: said.findLast((one) => one?.renewsMs)?.renewsMs,
    };
  });
  return kind;
}

/** What the browser gets beside the page. It exists on the server only. */
function useHandoff(journey: boolean): string {
  const remix = useContext(RemixContext);
  const matches = useMatches();
  const { consent, thirdParties } = useFrame();
  if (!remix?.serverHandoffString) return '';
  if (!journey) return inScript(JSON.stringify({ page: { consent, thirdParties } }));
  const { manifest, serverHandoffString } = remix;
  const routes = Object.fromEntries(matches.map(({ id }) => [id, slim(manifest.routes[id] ?? {})]));
  const slimManifest = JSON.stringify({ version: manifest.version, routes });
  return inScript(`{"journey":{"context":${serverHandoffString},"manifest":${slimManifest}}}`);
}

/**
 * Stands where Remix's `<Scripts>` stood: data and module addresses as JSON, which no content policy needs to allow, and one small
 * entry that fetches the rest when it helps (entry.client.tsx). Nothing is preloaded, so nothing competes with the first words.
 */
export function Starter() {
  const { journey = false, renewsMs } = useKindOfPage();
  const html = useHandoff(journey);
  const entry = useContext(RemixContext)?.manifest.entry.module;
  return (
    <>
      <script
        id="handoff"
        type="application/json"
        data-latest={renewsMs}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script id="entry" type="module" async src={entry} suppressHydrationWarning />
    </>
  );
}
