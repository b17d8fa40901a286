import Database from 'better-sqlite3';
import { plainWords, type Streets } from './port';

const GZIP = [0x1f, 0x8b];

/**
 * Opens an MBTiles file in the format of OS Open Zoomstack. Throws if it is not one, or holds
 * raster tiles.
 */
export function openMbtiles(file: string): Streets {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return streetsIn(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function streetsIn(database: Database.Database): Streets {
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
  return {
    async tile(z, x, y) {
      // Rows are counted from the south there.
      const row = find.get(z, x, 2 ** z - 1 - y) as { data: Buffer } | undefined;
      return row
        ? { bytes: row.data, isGzipped: row.data[0] === GZIP[0] && row.data[1] === GZIP[1] }
        : null;
    },
    minZoom: zooms.least,
    maxZoom: zooms.most,
    attribution: plainWords(about.get('attribution') ?? ''),
  };
}
