import type { AnchorProps } from './schema';

/** An invisible anchor. */
export function Anchor({ anchorName }: AnchorProps) {
  return <span id={anchorName} className="anchor" />;
}
