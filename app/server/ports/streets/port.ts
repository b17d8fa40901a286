import sanitizeHtml from 'sanitize-html';
import type { TileLayers } from '~/domain/map/street-schemas';
import type { Rest } from '~/server/lib/in-turns';

/** A street tile: a Mapbox vector tile, gzipped or not. */
export interface StreetTile {
  readonly bytes: Uint8Array;
  readonly isGzipped: boolean;
}

/** The source of streets: vector tiles in one of the schemas of `street-schemas.ts`. */
export interface Streets {
  /**
   * Returns the tile at a position of the web map grid (y from the north); null if there is none.
   * Rejects if the file cannot be read.
   * @param rest used by a source that makes its tiles, between its pieces of work
   */
  tile(z: number, x: number, y: number, rest?: Rest): Promise<StreetTile | null>;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The attribution as plain text, shown beside the map. */
  readonly attribution: string;
}

/** Strips an attribution's markup, because tile makers put links into it. */
export const plainWords = (html: string): string =>
  sanitizeHtml(html.slice(0, 1000), { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .trim()
    .slice(0, 200);

/** A file of streets, with the layers it tells or, failing that, those of some of its tiles. */
export interface StreetFile {
  readonly streets: Streets;
  readonly layers: TileLayers;
}
