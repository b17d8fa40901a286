import { DEMO_VERSION, demoPlaces } from './places/places';

export { inventedHistory } from './incidents/past';
export { createDemoOperator } from './operator.server';
export { demoSectors } from './places/places';
export { demoStreets } from './streets-tiles.server';

export const directory = { version: DEMO_VERSION, places: demoPlaces };
