/**
 * The site is in English: what is said of the start and the end of a line is left and right. For browsers that do not know the logical
 * words the build would otherwise write each such rule several times, once for every language that goes the other way: 3 kB of 15.
 */
const SIDES = { start: 'left', end: 'right' };
const CORNERS = {
  'start-start': 'top-left',
  'start-end': 'top-right',
  'end-start': 'bottom-left',
  'end-end': 'bottom-right',
};

/** Splits at spaces that stand in no bracket. */
const partsOf = (value) => value.split(/\s+(?![^(]*\))/);

/**
 * A declaration in the words of left and right, as one or two; null where it needs none.
 * @param {string} prop
 * @param {string} value
 * @returns {[prop: string, value: string][] | null}
 */
export function leftToRight(prop, value) {
  const [, box, side, rest = ''] = /^(margin|padding|border|inset)-inline(?:-(start|end))?(-[a-z]+)?$/.exec(prop) ?? [];
  if (box) {
    const name = (to) => (box === 'inset' ? to : `${box}-${to}${rest}`);
    if (side) return [[name(SIDES[side]), value]];
    const [start, end = start] = box === 'border' && rest === '' ? [value] : partsOf(value);
    return [
      [name('left'), start],
      [name('right'), end],
    ];
  }
  const [, corner] = /^border-(start|end)-(start|end)-radius$/.test(prop) ? /^border-(\w+-\w+)-radius$/.exec(prop) : [];
  if (corner) return [[`border-${CORNERS[corner]}-radius`, value]];
  if (prop === 'text-align' && value in SIDES) return [[prop, SIDES[value]]];
  const [, floated] = (prop === 'float' && /^inline-(start|end)$/.exec(value)) || [];
  return floated ? [[prop, SIDES[floated]]] : null;
}

/** For PostCSS, which puts the sheets together before they are made small. */
export const leftToRightStyle = () => ({
  postcssPlugin: 'left-to-right',
  Declaration(declaration) {
    const said = leftToRight(declaration.prop, declaration.value);
    if (!said) return;
    for (const [prop, value] of said) declaration.cloneBefore({ prop, value });
    declaration.remove();
  },
});
