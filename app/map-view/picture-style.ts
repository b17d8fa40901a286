/** The colours of tokens.css for a picture that stands outside the page and so cannot read them. */
export const PICTURE_STYLE = `
:root{--paper:#fff;--ink:#06262d;--ink-soft:#2f4d55;--edge:#56757c;--hair:#c9d8d8;--sea:#edf4f3;--sun:#ffc629;--c:#9b1b10;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#04171c;--ink:#eef6f5;--ink-soft:#b9d0d3;--edge:#7b9ca4;--hair:#21434c;--sea:#08212a;--c:#ffb5a7;--on:#04171c}}
.m-sea{fill:var(--sea)}.m-coast{fill:var(--paper);stroke:var(--edge);stroke-width:2;stroke-linejoin:round}.m-grid{fill:none;stroke:var(--hair)}
.m-line{stroke:var(--sun);stroke-width:6}.m-dot{fill:var(--ink-soft)}.m-text text,text.m-text{fill:var(--ink-soft);font:15px system-ui,sans-serif}
.m-sector{fill:var(--edge);font:13px system-ui,sans-serif;text-anchor:middle}.m-text text{font-weight:700;fill:var(--ink);paint-order:stroke;stroke:var(--paper);stroke-width:4px}.m-scale{fill:none;stroke:var(--ink);stroke-width:2}.m-mark{fill:var(--c);stroke:var(--paper);stroke-width:2.5}.m-bolt{fill:var(--on)}.m-halo{fill:var(--c);fill-opacity:.16}
`.replace(/\n/g, '');
