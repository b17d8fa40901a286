import type { HourRule, Label } from '../words/hour-rule';

const LINE = 46;
const percent = (x: number) => `${x}%`;
const anchorOf = (x: number) => (x < 5 ? '' : x > 92 ? 'end' : 'mid');

function Moment({ at, strong = true }: { at: Label; strong?: boolean }) {
  return (
    <>
      <line className="now" x1={percent(at.x)} x2={percent(at.x)} y1="28" y2="60" />
      {at.label && (
        <text className={`${anchorOf(at.x)}${strong ? ' strong' : ''}`} x={percent(at.x)} y="18">
          {at.label}
        </text>
      )}
    </>
  );
}

/** Hidden from assistive technology, because the sentence says the same. */
export function HourRuleView({
  rule: { ticks, window, past, reported, now, end },
}: {
  rule: HourRule;
}) {
  return (
    <div className="hours-box">
      <svg className="hours" aria-hidden="true">
        <line className="base" x1="0" x2="100%" y1={LINE} y2={LINE} />
        {ticks.map(({ x, label }, index) => (
          <g key={x} className={index % 2 === 1 ? 'odd' : undefined}>
            <line className="tick" x1={percent(x)} x2={percent(x)} y1={LINE} y2="56" />
            <text className={anchorOf(x)} x={percent(x)} y="78">
              {label}
            </text>
          </g>
        ))}
        {window && (
          <>
            <rect
              className="win"
              x={percent(window.x)}
              y="32"
              width={percent(window.width)}
              height="24"
              rx="2"
            />
            <text className="strong" x={percent(window.x)} y="18">
              {window.label}
            </text>
          </>
        )}
        {past && (
          <line
            className="past"
            x1={percent(past.from)}
            x2={percent(past.to)}
            y1={LINE}
            y2={LINE}
          />
        )}
        {reported && (
          <>
            <circle className="dot" cx={percent(reported.x)} cy={LINE} r="6" />
            <text className={reported.tight ? 'p odd' : 'p'} x={percent(reported.x)} y="18">
              {reported.label}
            </text>
          </>
        )}
        {end && <Moment at={end} />}
        {now && <Moment at={now} />}
      </svg>
    </div>
  );
}
