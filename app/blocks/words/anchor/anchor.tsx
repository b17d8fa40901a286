import type { AnchorProps } from './schema';

/** A place to jump to; nothing to see. */
export function Anchor({ anchorName }: AnchorProps) {
  return <span id={anchorName} className="anchor" />;
}
