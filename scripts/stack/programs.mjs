import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns where a program is: on the path, in one of `folders`, or null. */
export function programIn(name, folders = []) {
  const places = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...folders,
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  return places.map((place) => path.join(place, name)).find(isProgram) ?? null;
}
