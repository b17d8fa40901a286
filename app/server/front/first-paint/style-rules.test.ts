import { describe, expect, it } from 'vitest';
import { namesIn, readStyle, styleFor } from './style-rules';

const styleOf = (css: string, html: string): string =>
  styleFor(readStyle(css), new Set(namesIn(html)));

describe('the style of the first paint', () => {
  it('takes the rules that match what stands in the page, in their order', () => {
    const css =
      '.b{color:red}.a .b{color:blue}.c{color:green}p{margin:0}.a>p:first-child{margin:1px}';
    expect(styleOf(css, '<div class="a x"><p>Hello</p></div>')).toBe(
      'p{margin:0}.a>p:first-child{margin:1px}',
    );
  });

  it('leaves of a list of selectors those that cannot match', () => {
    expect(styleOf('.a,.b,.a:hover{color:red}', '<i class="a"></i>')).toBe('.a,.b{color:red}');
    expect(styleOf('.b,.c{color:red}', '<i class="a"></i>')).toBe('');
  });

  it('asks for attributes, and takes what stands in :is() and :not() as it comes', () => {
    const css =
      '[data-s=cut]>.rail{top:0}[data-t]{top:1px}:is(.no,.never) i{top:2px}i:not(.no,[data-x]){top:3px}';
    expect(styleOf(css, '<p data-s="cut"><i class="rail"></i></p>')).toBe(
      '[data-s=cut]>.rail{top:0}:is(.no,.never) i{top:2px}i:not(.no,[data-x]){top:3px}',
    );
  });

  it('keeps media and feature queries that hold something, and fonts', () => {
    const css =
      '@font-face{font-family:"A}";src:url(/a.woff2)}@media (min-width:1em){.a{top:0}.b{top:0}}@supports (gap:1px){.b{gap:1px}}';
    expect(styleOf(css, '<i class="a"></i>')).toBe(
      '@font-face{font-family:"A}";src:url(/a.woff2)}@media (min-width:1em){.a{top:0}}',
    );
  });

  it('leaves print, forced colours, animations and what answers a pointer to the whole style sheet', () => {
    const css =
      '@media print{p{top:0}}@media (forced-colors:active){p{top:0}}@keyframes k{0%{top:0}}p:hover{top:0}p:active{top:0}/* p{} */p:focus{top:0}';
    expect(styleOf(css, '<p>')).toBe('p:focus{top:0}');
  });

  it('leaves custom properties that nothing reads to the whole style sheet, and what is empty without them', () => {
    const css =
      ':root{--a:1px;--b:var(--a);--c:red;--d:var(--c);--lone:0}[data-s=cut]{--c:blue;--w:var(--lone)}[data-s=none]{--w:0}@media (min-width:1em){:root{--lone:1}}p{top:var(--b)}';
    expect(styleOf(css, '<p data-s="x">')).toBe(':root{--a:1px;--b:var(--a)}p{top:var(--b)}');
    expect(styleOf(css, '<p data-s="x"><svg><style>.g{fill:var(--d)}</style></svg>')).toBe(
      ':root{--a:1px;--b:var(--a);--c:red;--d:var(--c)}[data-s=cut]{--c:blue}p{top:var(--b)}',
    );
    expect(styleOf('p{color:red;--x:0}i{--x:0}', '<p>')).toBe('p{color:red}');
  });

  it('reads the names of a page once each', () => {
    expect(namesIn('<p class="a b" data-x="1"><p class="b" hidden="">')).toEqual(
      ['.a', '.b', '[class', '[data-x', '[hidden', 'p'].sort(),
    );
  });
});
