import type { Slots } from '~/blocks/parts/island';
import { Slot } from '~/blocks/parts/slot';
import type { AreaLiveMapProps } from './interactive/area-live-map';
import { LiveStage } from './interactive/live-stage';
import { loadAreaLiveMap } from './interactive/load';

export default function AreaStageIsland({ slots, ...live }: AreaLiveMapProps & Slots) {
  return (
    <LiveStage load={loadAreaLiveMap} live={live}>
      <Slot of={slots[0]} />
    </LiveStage>
  );
}
