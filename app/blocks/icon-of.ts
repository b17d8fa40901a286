import { iconPaths, type IconName } from '~/ui/icon-paths';

/** Undefined where editors chose an icon that this site does not have. */
export const iconOf = (name: string | null | undefined): IconName | undefined =>
  name && Object.hasOwn(iconPaths, name) ? (name as IconName) : undefined;
