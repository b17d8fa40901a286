import type { RingMark } from '~/domain/map/marks';

export interface RingPart {
  readonly kind: 'cut' | 'planned' | 'restored';
  readonly path: string;
}

/** Open between two parts, as a share of the ring, so that they are told apart without colour. */
const GAP = 0.012;
const shortened = (value: number) => Math.round(value * 10) / 10;

const whole = (radius: number) =>
  `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}`;

function arc(radius: number, from: number, to: number): string {
  const at = (share: number) => {
    const angle = share * 2 * Math.PI;
    return `${shortened(radius * Math.sin(angle))} ${shortened(-radius * Math.cos(angle))}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

/** A ring in the shares of its states, clockwise from the top: power cuts, planned work, back on. */
export function ringParts(
  { cuts, planned, restored }: Pick<RingMark, 'cuts' | 'planned' | 'restored'>,
  radius: number,
) {
  const all = cuts + planned + restored;
  const gap = [cuts, planned, restored].filter((count) => count > 0).length > 1 ? GAP : 0;
  let start = 0;
  return (
    [
      ['cut', cuts],
      ['planned', planned],
      ['restored', restored],
    ] as const
  ).flatMap(([kind, count]): RingPart[] => {
    if (count === 0) return [];
    const share = count / all;
    const from = start;
    start += share;
    // A whole turn has no two ends that an arc could lie between.
    if (share === 1) return [{ kind, path: whole(radius) }];
    return [{ kind, path: arc(radius, from + gap, Math.max(start - gap, from + gap + 0.01)) }];
  });
}
