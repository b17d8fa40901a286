import { iconPaths, type IconName } from '~/ui/icon-paths';

/** The icon of that name, or none: editors may pick what this site does not draw. */
export const iconOf = (name: string | null | undefined): IconName | undefined =>
  name && Object.hasOwn(iconPaths, name) ? (name as IconName) : undefined;
