import type { ComponentType } from 'react';
import { emptyBlockContext, type Block, type BlockContext } from './block';
import { blockSchemas, typeOfFolder } from './schemas';

type BlockComponent = ComponentType<{ context: BlockContext }>;

/**
 * Every file of every block except tests and islands; a component is in the file named like its
 * folder.
 */
const modules = import.meta.glob<Readonly<Record<string, BlockComponent>>>(
  ['./*/*/*.tsx', '!./parts/**', '!**/*.test.tsx', '!**/island.tsx'],
  { eager: true },
);

/**
 * Only the server imports this file, so that server-rendered blocks send no code
 * (docs/adding-a-block.md).
 */
const components = new Map(
  Object.entries(modules).flatMap(([file, module]) => {
    const [folder = '', name] = file.split('/').slice(-2);
    const Component = module[typeOfFolder(folder)];
    return name === `${folder}.tsx` && Component
      ? [[typeOfFolder(folder), Component] as const]
      : [];
  }),
);
const missing = Object.keys(blockSchemas).filter((type) => !components.has(type));
if (missing.length > 0) throw new Error(`No component draws ${missing.join(', ')}`);

export function Blocks({
  blocks,
  context = emptyBlockContext,
}: {
  blocks: readonly Block[];
  context?: BlockContext;
}) {
  return (
    <>
      {blocks.map(({ type, props }, index) => {
        const Component = components.get(type);
        return Component && <Component key={index} {...props} context={context} />;
      })}
    </>
  );
}
