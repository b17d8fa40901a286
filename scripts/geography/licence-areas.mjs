/**
 * Makes an operator's outlines.json, boundaries.json and home-map.json from the licence areas of Great Britain:
 * node scripts/geography/licence-areas.mjs gb-licence-areas.geojson operators/tarrow
 * It reads the file as National Energy SO publishes it (members ID, Name, DNO, Area, DNO_Full; British National Grid, taken to
 * degrees without Ordnance Survey's grid file, right to 3 to 4 m), or longitudes and latitudes with a distributorId or an ID.
 * Supported by National Energy SO Open Data (NESO Open Data Licence).
 */
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { drawAreas } from './draw-areas.mjs';
import { readAreas, UnusableInput } from './read-areas.mjs';

/** Ten times the published file. */
const MOST_BYTES = 200_000_000;

const regionsFile = z
  .array(z.object({ code: z.string().min(1), distributorIds: z.array(z.number().int()).min(1) }))
  .min(1);

function readFile(file) {
  try {
    const { size } = statSync(file);
    if (size <= MOST_BYTES) return readFileSync(file, 'utf8');
    throw new Error(`it has ${size} bytes, and ${MOST_BYTES} are the most`);
  } catch (error) {
    throw new UnusableInput(`it cannot be read (${error.message})`);
  }
}

function readRegions(file) {
  const text = readFile(file);
  try {
    return regionsFile.parse(JSON.parse(text));
  } catch {
    throw new UnusableInput('it is not a list of regions, each with its code and distributorIds');
  }
}

/** Writes all files or none. */
function writeAll(folder, files) {
  const names = Object.keys(files).map((name) => path.join(folder, `${name}.json`));
  const partOf = (name) => `${name}.${process.pid}.part`;
  try {
    Object.values(files).forEach((value, index) =>
      writeFileSync(partOf(names[index]), `${JSON.stringify(value)}\n`),
    );
    for (const name of names) renameSync(partOf(name), name);
  } catch (error) {
    for (const name of names) rmSync(partOf(name), { force: true });
    throw new UnusableInput(`it cannot be written (${error.message})`);
  }
}

/** Runs a step on a file; an input that cannot be used ends the run with one sentence that names it. */
function about(file, step) {
  try {
    return step(file);
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    process.stderr.write(`${file} cannot be used: ${error.message}.\n`);
    process.exit(1);
  }
}

const [source, folder] = process.argv.slice(2);
if (!source || !folder) {
  process.stderr.write(
    'Name a GeoJSON file of licence areas and the folder of an operator: node scripts/geography/licence-areas.mjs areas.geojson operators/yours\n',
  );
  process.exit(1);
}
const regions = about(path.join(folder, 'regions.json'), readRegions);
const files = about(source, () => drawAreas(readAreas(readFile(source), regions)));
about(folder, () => writeAll(folder, files));
