import { bodyExamplesOf, operationAt, parametersOf, type Operation } from '../../support/openapi';

/** The operations that "Find a power cut, and the foundation under it" serves. */
export const operations: readonly Operation[] = [
  operationAt('/api/get-addresses', 'get'),
  operationAt('/api/get-export-addresses', 'get'),
  operationAt('/api/area-checker', 'get'),
  operationAt('/api/postcode-search', 'post'),
  operationAt('/api/recent-mpan', 'post'),
  operationAt('/api/power-cut/check-rld', 'get'),
  operationAt('/api/power-cut/get-boundaries', 'get'),
  operationAt('/api/places', 'get'),
  operationAt('/api/power-cut/all-incidents', 'get'),
  operationAt('/api/power-cut/all-incidents-light', 'get'),
  operationAt('/api/power-cut/incident-by-id', 'get'),
  operationAt('/api/power-cut/incident-by-mpan', 'get'),
  operationAt('/api/power-cut/close-roads', 'post'),
  operationAt('/api/postcode-recent', 'get'),
  operationAt('/api/two-calls-check', 'get'),
  operationAt('/api/get-future-planned-power-cuts', 'get'),
  operationAt('/api/smart-meter-check', 'post'),
  operationAt('/api/text-updates', 'post'),
  operationAt('/api/smart-meter-ping-smart', 'get'),
  operationAt('/api/smart-meter-ping-result', 'post'),
  operationAt('/api/recaptcha', 'post'),
  operationAt('/api/future-planned-power-cut-registration-checker', 'get'),
  operationAt('/api/get-offers-status', 'get'),
  operationAt('/api/get-offers-status', 'post'),
  operationAt('/api/fetch-dsap-projects', 'get'),
  operationAt('/api/fetch-articles', 'get'),
  operationAt('/api/fetch-event-categories', 'get'),
];

export const isGet = ({ method }: Operation): boolean => method === 'get';
export const nameOf = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;
export const jsonPost = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const queryParameters = (operation: Operation) =>
  parametersOf(operation).filter((parameter) => parameter.in === 'query');
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** A query that is right: the first example of every required parameter. */
export const rightQuery = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    queryParameters(operation).flatMap(({ name, required, examples }) =>
      required ? [[name, examples[0] ?? '']] : [],
    ),
  );

/** Every example of every query parameter, each among examples of the required others; and every example of a body. */
export function exampleRequests(
  operation: Operation,
): { readonly name: string; readonly target: string; readonly init: RequestInit }[] {
  if (!isGet(operation)) {
    return bodyExamplesOf(operation).map((body) => ({
      name: JSON.stringify(body).slice(0, 90),
      target: operation.path,
      init: jsonPost(body),
    }));
  }
  const right = rightQuery(operation);
  const queries = [
    right,
    ...queryParameters(operation).flatMap(({ name, examples }) =>
      examples.map((example) => ({ ...right, [name]: example })),
    ),
  ];
  const targets = [...new Set(queries.map((query) => withQuery(operation.path, query)))];
  return targets.map((target) => ({ name: target, target, init: {} }));
}

export const requiredOf = (operation: Operation): string[] =>
  queryParameters(operation)
    .filter(({ required }) => required)
    .map(({ name }) => name);
export const queryNamesOf = (operation: Operation): string[] =>
  queryParameters(operation).map(({ name }) => name);
export const isConditional = (operation: Operation): boolean =>
  parametersOf(operation).some(({ name }) => name === 'If-None-Match');
