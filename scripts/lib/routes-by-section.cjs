/**
 * React Router compares an address with each of the site's hundred routes, twice for an answer and several times more for a document.
 * Most of them are ruled out by the first part of the address alone. docs/decisions/serving.md
 */
'use strict';

/** Remix asks it for routes of all sections. */
const WHOLE = '__manifest';
const isFixed = (part) => /^[^:*?]+$/.test(part);

/** The first part of an address or of a route's path, as React Router compares it: decoded, small and capital letters alike. */
function firstPart(path) {
  const part = path.split('/').find(Boolean) ?? '';
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part.toLowerCase();
  }
}

function pathOf(routes, { path = '', parentId }) {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent ? `${pathOf(routes, parent)}/${path}` : path;
}

const only = (table, ids) => Object.fromEntries(Object.entries(table).filter(([id]) => ids.has(id)));

/**
 * Splits a Remix server build by the first part of its routes' paths. Routes that begin with a parameter, or with nothing, are in every
 * section, so that an address finds the same route as in the whole.
 * @returns {(pathname: string) => { section: string, build: object }} the smallest build that knows all routes for an address
 */
function bySection(build) {
  const routes = Object.values(build.routes);
  const parts = new Map(routes.map((route) => [route.id, firstPart(pathOf(build.routes, route))]));
  const sections = new Set([...parts.values()].filter((part) => part !== '' && isFixed(part)));
  const made = new Map();

  function buildOf(section) {
    if (section === WHOLE) return build;
    const ids = new Set(
      routes.map(({ id }) => id).filter((id) => !sections.has(parts.get(id)) || parts.get(id) === section),
    );
    return {
      ...build,
      routes: only(build.routes, ids),
      assets: { ...build.assets, routes: only(build.assets.routes, ids) },
    };
  }

  return (pathname) => {
    const part = firstPart(pathname);
    const section = sections.has(part) || part === WHOLE ? part : '';
    if (!made.has(section)) made.set(section, buildOf(section));
    return { section, build: made.get(section) };
  };
}

module.exports = { bySection };
