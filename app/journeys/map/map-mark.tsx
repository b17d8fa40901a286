import { homesText, radiusOf, ringRadius, type MapEntry, type RingMark } from '~/domain/map/marks';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ringParts } from './ring';

/** One incident round the origin: a filled circle, a hollow dashed square, a hollow diamond with a tick. Its number is homes. */
export function OneShape({ status, homes }: Pick<MapEntry, 'status' | 'homes'>) {
  const radius = radiusOf(homes);
  if (status === 'restored')
    return (
      <>
        <path className="k-restored" d="M0-17l17 17-17 17-17-17z" />
        <path className="k-tick" d="M-6 0l4 4 8-8" />
      </>
    );
  if (status === 'planned')
    return (
      <>
        <rect className="k-planned" x={-radius} y={-radius} width={2 * radius} height={2 * radius} rx="2" />
        <text className="k-n p" y="5">
          {homesText(homes)}
        </text>
      </>
    );
  return (
    <>
      <circle className="k-cut" r={radius} />
      {homes === null ? (
        <path className="k-bolt" d="M2-8l-6 9h4l-1 7 6-9h-4z" />
      ) : (
        <text className={radius < 16 ? 'k-n few' : 'k-n'} y="5">
          {homesText(homes)}
        </text>
      )}
    </>
  );
}

/** Several round the origin: a ring in the shares of its states. Its number is power cuts, and says so. */
export function RingShape(ring: Pick<RingMark, 'cuts' | 'planned' | 'restored'>) {
  const t = useTexts(mapTexts);
  const radius = ringRadius(ring);
  const { cuts, planned, restored } = ring;
  const [count, word] = cuts
    ? [cuts, t(cuts === 1 ? 'mapRingCut' : 'mapRingCuts')]
    : planned
      ? [planned, t('mapRingPlanned')]
      : [restored, t('mapRingRestored')];
  // A word that is longer than English has it is drawn narrow: it may not reach into the ring.
  const isLong = radius < 30 && word.length > 5;
  return (
    <>
      <circle className="k-disc" r={radius + 5} />
      {ringParts(ring, radius).map(({ kind, path }) => (
        <path key={kind} className={`k-ring ${kind}`} d={path} />
      ))}
      <text className="k-c" y="3">
        {count}
      </text>
      <text className="k-s" y={isLong ? 13 : 15} {...(isLong && { textLength: 32, lengthAdjust: 'spacingAndGlyphs' })}>
        {word}
      </text>
    </>
  );
}
