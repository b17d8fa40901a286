import { assets } from '../../parts/repeater';

/** Items that travel as `assets`. Specification: form engine, sections 2 and 3. */
export const streetRepeater = assets('street repeater');
