import sanitizeHtml from 'sanitize-html';
import type { TileLayers } from '~/domain/map/street-schemas';
import type { Rest } from '~/server/lib/in-turns';

export interface StreetTile {
  readonly bytes: Uint8Array;
  readonly isGzipped: boolean;
}

/** Vector tiles in one of the schemas of `street-schemas.ts`. */
export interface Streets {
  /**
   * Of the web map grid, y from the north. Rejects if the file cannot be read. `rest` is for a
   * source that makes its tiles, between its pieces of work.
   */
  tile(z: number, x: number, y: number, rest?: Rest): Promise<StreetTile | null>;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly attribution: string;
}

/** Tile makers put links into an attribution. */
export const plainWords = (html: string): string =>
  sanitizeHtml(html.slice(0, 1000), { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .trim()
    .slice(0, 200);

export interface StreetFile {
  readonly streets: Streets;
  readonly layers: TileLayers;
}
