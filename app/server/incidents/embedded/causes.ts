/** Why the demonstration's power is off: the feed's cause code and its words. */
export interface DemoCause {
  readonly category: string;
  readonly cause: string;
}

export const CABLE: DemoCause = { category: '47', cause: 'An underground cable has failed.' };
export const SUBSTATION: DemoCause = { category: '24', cause: 'A piece of equipment in a substation has failed.' };
export const OVERHEAD_LINE: DemoCause = { category: '41', cause: 'An overhead line has come down.' };
export const TREE: DemoCause = { category: '35', cause: 'A tree has fallen on an overhead line.' };
export const DAMAGE: DemoCause = { category: '57', cause: 'Somebody digging nearby has damaged our cable.' };
export const FUSE: DemoCause = { category: '61', cause: 'A fuse has blown in our equipment.' };

export const ANY_CAUSE = [CABLE, SUBSTATION, OVERHEAD_LINE, TREE, DAMAGE, FUSE] as const;
export const STORM_CAUSE = [OVERHEAD_LINE, TREE, OVERHEAD_LINE, TREE, SUBSTATION] as const;
export const WORK_REASONS = [
  'We are replacing a transformer and need to turn the power off to do it safely.',
  'We are renewing an underground cable and need to turn the power off to do it safely.',
  'We are cutting back trees near our lines and need to turn the power off to do it safely.',
  'We are connecting new homes and need to turn the power off to do it safely.',
] as const;
