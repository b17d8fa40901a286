import Database from 'better-sqlite3';
import { plainWords, type StreetFile, type StreetTile } from './port';
import { SAMPLE_TILES, sampledLayers, toldLayers } from './tile-layers.server';

const GZIP = [0x1f, 0x8b];

const tileOf = (data: Buffer): StreetTile => ({
  bytes: data,
  isGzipped: data[0] === GZIP[0] && data[1] === GZIP[1],
});

/** Throws if the file is not MBTiles, or holds raster tiles. */
export function openMbtiles(file: string): StreetFile {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return streetsIn(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function streetsIn(database: Database.Database): StreetFile {
  const rows = database.prepare('SELECT name, value FROM metadata').all() as {
    name: string;
    value: string;
  }[];
  const about = new Map(rows.map(({ name, value }) => [name, value]));
  const format = about.get('format') ?? 'pbf';
  if (format !== 'pbf') throw new Error(`its tiles are ${format}, not vector tiles (pbf)`);
  const zooms = database
    .prepare('SELECT min(zoom_level) AS least, max(zoom_level) AS most FROM tiles')
    .get() as {
    least: number | null;
    most: number | null;
  };
  if (zooms.least === null || zooms.most === null) throw new Error('it holds no tiles');
  const find = database.prepare(
    'SELECT tile_data AS data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?',
  );
  const sample = () =>
    database
      .prepare('SELECT tile_data AS data FROM tiles WHERE zoom_level = ? LIMIT ?')
      .all(zooms.most, SAMPLE_TILES) as { data: Buffer }[];
  const layers = toldLayers(parsed(about.get('json')));
  return {
    streets: {
      async tile(z, x, y) {
        // Rows are counted from the south there.
        const row = find.get(z, x, 2 ** z - 1 - y) as { data: Buffer } | undefined;
        return row ? tileOf(row.data) : null;
      },
      minZoom: zooms.least,
      maxZoom: zooms.most,
      attribution: plainWords(about.get('attribution') ?? ''),
    },
    layers: layers.size > 0 ? layers : sampledLayers(sample().map(({ data }) => tileOf(data))),
  };
}
