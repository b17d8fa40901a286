import type { Slots } from '~/blocks/parts/island';
import { Slot } from '~/blocks/parts/slot';
import { TownSuggest } from './town-suggest';

export default function TownSuggestIsland({ slots }: Slots) {
  return (
    <TownSuggest>
      <Slot of={slots[0]} />
    </TownSuggest>
  );
}
