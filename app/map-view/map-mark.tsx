import type { VisualStatus } from '~/ui/status';

/** The shape of each status, round the origin (design, visual.md, "Status"). */
function MarkShape({ status }: { status: VisualStatus }) {
  if (status === 'planned') return <rect className="m-mark" x="-14" y="-14" width="28" height="28" rx="3" />;
  if (status === 'restored') return <path className="m-mark" d="M0-19l19 19-19 19-19-19z" />;
  if (status === 'multiple') return <path className="m-mark" d="M0-20l19 17-8 22h-22l-8-22z" />;
  return <circle className="m-mark" r="15" />;
}

/** One mark of a map: shape, colour and the number of its list entry, or how many entries it stands for. */
export function MapMark({ status, x, y, text }: { status: VisualStatus; x: number; y: number; text: string }) {
  return (
    <g data-s={status} transform={`translate(${x} ${y})`}>
      <MarkShape status={status} />
      <text className={text.length > 2 ? 'm-num m-small' : 'm-num'} y="5">
        {text}
      </text>
    </g>
  );
}

/** The same mark beside its list entry. The entry's heading says the number in words. */
export function ListMark({ status, number }: { status: VisualStatus; number: number }) {
  return (
    <svg className="numb" viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
      <MapMark status={status} x={0} y={0} text={String(number)} />
    </svg>
  );
}
