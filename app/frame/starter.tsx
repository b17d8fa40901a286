import { UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react';
import { useContext } from 'react';
import { useFrame } from '~/cms/frame-data';
import { inScript } from '~/ui/in-script';
import { useKindOfPage } from './kind-of-page';

/** A route as the browser needs it: false and empty values are left out, and modules find their own imports. */
const slim = (route: object): object =>
  Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && Boolean(value)));

/** What the browser gets beside the page. It exists on the server only. */
function useHandoff(journey: boolean): string {
  const remix = useContext(RemixContext);
  const matches = useMatches();
  const { consent, thirdParties } = useFrame();
  // Said twice, so that the bundler sees it too and leaves the rest out of the browser.
  if (!import.meta.env.SSR || !remix?.serverHandoffString) return '';
  if (!journey) return inScript(JSON.stringify({ page: { consent, thirdParties } }));
  const { manifest, serverHandoffString } = remix;
  const routes = Object.fromEntries(matches.map(({ id }) => [id, slim(manifest.routes[id] ?? {})]));
  const slimManifest = JSON.stringify({ version: manifest.version, routes });
  return inScript(`{"journey":{"context":${serverHandoffString},"manifest":${slimManifest}}}`);
}

/**
 * Takes the place of Remix's `<Scripts>`: data and module addresses as JSON, which no content policy needs to allow, and one small
 * entry that fetches the rest when it helps (entry.client.tsx). Nothing is preloaded, so nothing competes with the first words.
 */
export function Starter() {
  const { journey = false, renewsMs } = useKindOfPage();
  const html = useHandoff(journey);
  const { entry, hmr } = useContext(RemixContext)?.manifest ?? {};
  return (
    <>
      {/* In development what islands are made of asks for it. */}
      {import.meta.env.DEV && hmr && <script type="module" src={hmr.runtime} suppressHydrationWarning />}
      <script
        id="handoff"
        type="application/json"
        data-latest={renewsMs}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script id="entry" type="module" async src={entry?.module} suppressHydrationWarning />
    </>
  );
}
