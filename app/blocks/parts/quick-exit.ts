/** How long after one press of Escape the next still counts. */
const WITHIN_MS = 5000;
const PRESSES = 3;

/** The returned function is true for the third press in a row. */
export function createEscapeCount(): (at: number) => boolean {
  let count = 0;
  let last = -Infinity;
  return (at) => {
    count = at - last <= WITHIN_MS ? count + 1 : 1;
    last = at;
    return count >= PRESSES;
  };
}
