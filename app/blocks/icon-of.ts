import { iconPaths, type IconName } from '~/ui/icon-paths';

/**
 * Returns the icon with that name, or undefined, because editors may choose one that this site does
 * not have.
 */
export const iconOf = (name: string | null | undefined): IconName | undefined =>
  name && Object.hasOwn(iconPaths, name) ? (name as IconName) : undefined;
