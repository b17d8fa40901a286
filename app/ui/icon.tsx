import { iconPaths, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  large?: boolean;
  /** Turns a quarter while the `<details>` around it is open. */
  turn?: boolean;
}

/** Stands beside words that say the same, so it is never announced. */
export function Icon({ name, large = false, turn = false }: IconProps) {
  return (
    <svg
      className={`i${large ? ' i-l' : ''}${turn ? ' turn' : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
