/** Licences allowed in what we run; any other must be reviewed first. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // MIT without the duty to name the author (nodemailer).
  'MIT-0',
  // Only modified files must be published; we modify none.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];
/** For build and test tools, which are not distributed. */
const FREE_TO_BUILD_WITH = [...FREE, 'CC-BY-3.0', 'CC-BY-4.0', 'EDL-1.0', 'EPL-1.0', 'PSF-2.0'];

/** Packages whose package.json the lock file cannot read; we checked the package itself. */
const READ_BY_US = {
  '@mapbox/jsonlint-lines-primitives': ['MIT', 'a fork of zaach/jsonlint, whose licence it keeps'],
  eval: ['MIT', '"licenses" in its package.json'],
  format: ['MIT', '"licenses" in its package.json'],
  'mapbox-gl': ['BSD-3-Clause', 'LICENSE.txt of version 1'],
  'require-like': ['MIT', 'its readme'],
};

/**
 * Evaluates an SPDX expression without nested brackets: any of the ORs, each with all of its ANDs.
 */
const isMet = (expression, allowed) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((name) => allowed.includes(name.trim())));

/**
 * Every package of a lock file with its licence, and those whose licence is unknown or not allowed.
 * @param {Record<string, { version?: string, license?: string, dev?: boolean, devOptional?: boolean }>} packages
 */
export function licencesOf(packages) {
  const all = Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license, dev = false, devOptional = false }]) => {
      const name = place.replace(/^.*node_modules\//, '');
      const isStated = license !== undefined && !/^SEE LICENSE/i.test(license);
      const licence = isStated ? license : (READ_BY_US[name]?.[0] ?? 'unknown');
      const isTool = dev || devOptional;
      return {
        name,
        version,
        licence,
        isTool,
        isAllowed: isMet(licence, isTool ? FREE_TO_BUILD_WITH : FREE),
      };
    });
  return { all, refused: all.filter(({ isAllowed }) => !isAllowed) };
}
