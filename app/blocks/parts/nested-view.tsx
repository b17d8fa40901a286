import type { BlockContext } from '../block';
import { Blocks } from '../components';
import type { NestedBlock } from '../nested';

/** Without the page's indent. */
export function NestedView({
  blocks,
  context,
}: {
  blocks: readonly NestedBlock[];
  context: BlockContext;
}) {
  if (blocks.length === 0) return null;
  return (
    <div className="nest">
      {/* parse-blocks.ts has parsed them with the same registry as a page's blocks. */}
      <Blocks blocks={blocks} context={context} />
    </div>
  );
}
