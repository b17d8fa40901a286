import type { StreetTone } from '~/domain/map/ground-href';

/** The colours of tokens.css for a picture that stands outside the page and so cannot read them. It follows the scheme of the page round it. */
const GROUND = `
:root{color-scheme:light dark;--paper:#fff;--ink:#06262d;--ink-soft:#2f4d55;--edge:#56757c;--hair:#c9d8d8;--sea:#d3e5e8;--far:#f0f5f4;--river:#9cc5cf;--road:#a9bcbf;--mway:#7f9ba1;--sun:#ffc629}
@media (prefers-color-scheme:dark){:root{--paper:#04171c;--ink:#eef6f5;--ink-soft:#b9d0d3;--edge:#7b9ca4;--hair:#21434c;--sea:#02262f;--far:#06161a;--river:#0f5566;--road:#345863;--mway:#5b838d}}
.g-sea{fill:var(--sea)}.g-far{fill:var(--far);stroke:var(--road);stroke-width:.75}.g-land{fill:var(--paper);stroke:var(--edge);stroke-width:1.75;stroke-linejoin:round}
.g-river,.g-road{fill:none;stroke-linejoin:round;stroke-linecap:round}.g-river{stroke:var(--river);stroke-width:1.5}.g-r1{stroke-width:3}.g-road{stroke:var(--road);stroke-width:1.5}.g-w1{stroke:var(--mway);stroke-width:2.5}
.g-0{stroke:var(--sun);stroke-width:4}.g-n,.s-t,.g-c{font:13px system-ui,sans-serif;fill:var(--ink-soft);paint-order:stroke;stroke:var(--paper);stroke-width:4px;stroke-linejoin:round;text-anchor:middle}.g-n{font-weight:700}.g-c{text-anchor:end;font-size:12px}
`;

const TONES: Readonly<Record<StreetTone, readonly [light: string, dark: string]>> = {
  cut: ['#9b1b10', '#ffb5a7'],
  planned: ['#2d3a9e', '#bcc7ff'],
  restored: ['#075a35', '#8ee5b3'],
  none: ['#2f4d55', '#b9d0d3'],
};

const streets = (tone: StreetTone) => `
:root{--built:#e6edec;--green:#dcefdf;--main:#fff5dc;--c:${TONES[tone][0]};--on:#fff}
@media (prefers-color-scheme:dark){:root{--built:#12303a;--green:#0c3324;--main:#3a3010;--c:${TONES[tone][1]};--on:#04171c}}
.s-built{fill:var(--built)}.s-green{fill:var(--green)}.s-water{fill:var(--sea)}.s-building{fill:var(--hair)}.s-river,.s-rail,.s-path,.s-case,.s-line,.s-off-c,.s-off,.s-dash{fill:none;stroke-linejoin:round;stroke-linecap:round}
.s-river{stroke:var(--river)}.s-rail{stroke:var(--edge);stroke-dasharray:6 4}.s-path{stroke:var(--road);stroke-dasharray:3 3}.s-case{stroke:var(--road)}.s-line{stroke:var(--paper)}.s-line.s-road,.s-line.s-motorway{stroke:var(--main)}
.s-off-c{stroke:var(--paper);stroke-width:13}.s-off{stroke:var(--c);stroke-width:9}.s-dash{stroke:var(--paper);stroke-width:2;stroke-dasharray:9 7;stroke-linecap:butt}.s-t.b{font-weight:700;fill:var(--ink)}
`;

const PIN = `
.m-dot{fill:var(--ink-soft)}.m-text text,text.m-text{fill:var(--ink-soft);font:15px system-ui,sans-serif}
.m-sector{fill:var(--edge);font:13px system-ui,sans-serif;text-anchor:middle}.m-text text{font-weight:700;fill:var(--ink);paint-order:stroke;stroke:var(--paper);stroke-width:4px}.m-scale{fill:none;stroke:var(--ink);stroke-width:2}.m-mark{fill:var(--c);stroke:var(--paper);stroke-width:2.5}.m-bolt{fill:var(--on)}.m-halo{fill:var(--c);fill-opacity:.16}
`;

const onOneLine = (...parts: readonly string[]) => parts.join('').replace(/\n/g, '');

/** Of the ground alone, far out: no streets are on it. */
export const GROUND_STYLE = onOneLine(GROUND);
/** Of the ground with streets, those that are told apart in the colour of their incident. */
export const streetStyle = (tone: StreetTone): string => onOneLine(GROUND, streets(tone));
/** Of the picture of a pin, which has names and a scale of its own. */
export const PIN_STYLE = onOneLine(GROUND, streets('cut'), PIN);
