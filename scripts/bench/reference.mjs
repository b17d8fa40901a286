/**
 * What the site's pages are compared with, in a process of its own: a static file, and a small page that React renders and gzip packs for
 * each visitor. Both are 40 plain cards, 20 kB.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const [, , file] = process.argv;
const pack = promisify(gzip);
const cards = Array.from({ length: 40 }, (_, index) => ({
  title: `Card ${index}`,
  href: `/${index}`,
  text: 'A plain sentence about something plain. '.repeat(10),
}));

const Card = ({ title, href, text }) =>
  createElement(
    'article',
    null,
    createElement('h2', null, createElement('a', { href }, title)),
    createElement('p', null, text),
  );
const Page = () =>
  createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement('title', null, 'Cards')),
    createElement(
      'body',
      null,
      createElement('h1', null, 'Cards'),
      cards.map((card) => createElement(Card, { key: card.href, ...card })),
    ),
  );

/** Both answers are gzipped, as browsers ask. */
const ANSWERS = {
  '/static': () => readFile(file),
  '/rendered': () => pack(`<!DOCTYPE html>${renderToString(createElement(Page))}`),
};

const server = createServer(async (request, response) => {
  const body = await ANSWERS[request.url]?.();
  if (!body) return response.writeHead(404).end();
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' };
  response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
