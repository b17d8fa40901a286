import { setTimeout as sleep } from 'node:timers/promises';

/** A busy machine takes long to evaluate the build again. */
const PATIENCE_MS = 60_000;

/**
 * The build, evaluated to its end. It and the front door import each other; while an edit makes one of such a pair
 * again, Vite gives it half made, and Remix would answer 500.
 * @param {import('vite').ViteDevServer} server
 */
async function wholeBuild(server) {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    const build = await server.ssrLoadModule('virtual:remix/server-build');
    if (build.routes) return build;
    await sleep(25);
  }
  throw new Error('The build is not there yet: please ask again.');
}

/**
 * `npm run dev` goes through the same front door as the built site: refusals, headers, log, kept pages. Files come from Vite.
 * @returns {import('vite').Plugin}
 */
export function frontInDevelopment() {
  const waiting = new WeakMap();
  let opened = { frontDoor: null, listener: null };
  return {
    name: 'front-in-development',
    apply: 'serve',
    configureServer(server) {
      const goOn = (request) => {
        const next = waiting.get(request);
        // Remix's development server reads this one, and the front door may have taken the language off the other.
        request.originalUrl = request.url;
        // Once more, because an edit may have come while the front door was asked.
        wholeBuild(server).then(() => next(), next);
      };
      server.middlewares.use((request, response, next) => {
        waiting.set(request, next);
        // The build first: it and the front door import each other, and the build is where Remix begins too.
        wholeBuild(server)
          .then(() => server.ssrLoadModule('/app/server/front/front.server.ts'))
          .then(({ frontDoor }) => {
            // An edit reloads the module. During concurrent requests it may be incomplete: then the
            // previous front door answers.
            if (frontDoor && opened.frontDoor !== frontDoor) {
              opened = { frontDoor, listener: frontDoor(null)(goOn) };
            }
            if (!opened.listener)
              throw new Error('The front door is not there yet: please ask again.');
            opened.listener(request, response);
          })
          .catch(next);
      });
    },
  };
}
