import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';
import { acts, cleanMarkup, documentOf, embeddedHtml, embeddedId, reachesOut } from './markup';

it('shows clean markup in the page', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<caption>Voltages</caption>');
  expect(html).toContain('<p>A cable.</p>');
  expect(html).not.toContain('<iframe');
});
it('keeps a script away from the page [L-276]', () => {
  const html = htmlOf(examples['a script of its own'], { page: { route: '/sums', query: {} } });
  const id = embeddedId(examples['a script of its own'].html);
  expect(html).not.toContain('<script');
  expect(html).toContain(`src="/embedded/${id}?page=%2Fsums"`);
  expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups"');
  expect(html).not.toContain('allow-same-origin');
});
it('asks before another site is asked', () => {
  const html = htmlOf(examples['a script of another site']);
  expect(html).not.toContain('<iframe');
  expect(html).toContain('href="/cookies"');
});
it('shows nothing when there is nothing', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));

describe('markup', () => {
  it.each([
    '<script>1</script>',
    '<iframe src="/a"></iframe>',
    '<form></form>',
    '<style>a{}</style>',
    '<SCRIPT >',
    '<svg><script>',
  ])('%s acts', (html) => expect(acts(html)).toBe(true));
  it.each(['<p>scripts are words</p>', '<b onclick="x()">b</b>', ''])('%s does not', (html) =>
    expect(acts(html)).toBe(false),
  );
  it('cleans what paints or acts', () =>
    expect(
      cleanMarkup(
        '<p style="color:red" onclick="x()">a</p><a href="javascript:1">b</a><img src="/a.png" alt="c" onerror="x()">',
      ),
    ).toBe('<p>a</p><a>b</a><img src="/a.png" alt="c" />'));
  it('knows what reaches out', () => {
    expect(reachesOut('<script src="//a.example/x.js">')).toBe(true);
    expect(reachesOut('<script>fetch("https://a.example")</script>')).toBe(true);
    expect(reachesOut('<script>1 + 1</script>')).toBe(false);
  });
  it('finds the document of a page by its id, and nothing else', () => {
    const blocks = [{ __typename: 'RichText', text: 'a' }, examples['a script of its own'], null];
    const { html } = examples['a script of its own'];
    expect(embeddedHtml(blocks, embeddedId(html))).toMatchObject({ html });
    expect(embeddedHtml(blocks, 'other')).toBeNull();
  });
  it('names the document safely', () =>
    expect(documentOf('<p>a', 'A & <b>')).toContain('<title>A &#38; &#60;b&#62;</title>'));
});
