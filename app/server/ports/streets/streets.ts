import sanitizeHtml from 'sanitize-html';

/** A tile of streets: Mapbox vector tile, gzipped or not. */
export interface StreetTile {
  readonly bytes: Uint8Array;
  readonly isGzipped: boolean;
}

/** Where streets come from: vector tiles with the layer names of OpenMapTiles or of OS Open Zoomstack. */
export interface Streets {
  /** The tile of a place of the web map grid (y from the north); null where there is none. Rejects where the file cannot be read. */
  tile(z: number, x: number, y: number): Promise<StreetTile | null>;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Whose data it is, as plain words to be shown beside the map. */
  readonly attribution: string;
}

/** Markup of an attribution as words: makers of tiles write links into it. */
export const plainWords = (html: string): string =>
  sanitizeHtml(html.slice(0, 1000), { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .trim()
    .slice(0, 200);
