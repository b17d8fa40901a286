import { iconPaths, type IconName } from '~/ui/icon-paths';

/** The icon of that name, or none: editors may pick one that this site does not have. */
export const iconOf = (name: string | null | undefined): IconName | undefined =>
  name && Object.hasOwn(iconPaths, name) ? (name as IconName) : undefined;
