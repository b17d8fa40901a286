import { isHere } from './is-here';
import { Island } from './island';
import SwitcherIsland from './switcher-island';

export interface SwitcherProps {
  label: string;
  options: readonly { href: string; name: string }[];
  route: string;
}

/** With JavaScript the knob moves before the link is followed (switcher-island.tsx). */
export function Switcher({ label, options, route }: SwitcherProps) {
  if (options.length === 0) return null;
  const listed = options.map(({ href, name }) => ({ href, name, isHere: isHere(href, route) }));
  return <Island name="parts/switcher" of={SwitcherIsland} props={{ label, options: listed }} />;
}
