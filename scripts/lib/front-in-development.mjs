/**
 * `npm run dev` passes the same front door as the built site: refusals, headers, log, kept pages. Files come from Vite.
 * @returns {import('vite').Plugin}
 */
export function frontInDevelopment() {
  const waiting = new WeakMap();
  let opened = { frontDoor: null, listener: null };
  return {
    name: 'front-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        waiting.set(request, next);
        // The build first: it and the front door import each other, and the build is where Remix begins too.
        server
          .ssrLoadModule('virtual:remix/server-build')
          .then(() => server.ssrLoadModule('/app/server/front/front.server.ts'))
          .then(({ frontDoor }) => {
            // An edit makes the module anew, and with it the steps.
            if (opened.frontDoor !== frontDoor) {
              opened = { frontDoor, listener: frontDoor(null)((asked) => waiting.get(asked)()) };
            }
            opened.listener(request, response);
          })
          .catch(next);
      });
    },
  };
}
