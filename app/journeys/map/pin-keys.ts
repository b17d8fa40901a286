/** Arrow keys as directions: east and south count up. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const STEP = 10;
const FINE_STEP = 2;

/** How far one press moves the pin, in pixels. */
export const arrowStep = (isFine: boolean): number => (isFine ? FINE_STEP : STEP);
