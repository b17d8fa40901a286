import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

/** Documents are rendered whole: there is nothing to wait for once the loaders have answered. */
export default function handleRequest(request: Request, status: number, headers: Headers, remixContext: EntryContext) {
  const html = `<!DOCTYPE html>${renderToString(<RemixServer context={remixContext} url={request.url} />)}`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
