import type { AnchorProps } from './schema';

export function Anchor({ anchorName }: AnchorProps) {
  return <span id={anchorName} className="anchor" />;
}
