import { expect, it } from 'vitest';
import { noCollections, GlossaryItem } from '~/cms/collections/schemas';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const glossary = GlossaryItem.array().parse([
  {
    glossaryItemName: 'Cable',
    glossaryItemDescription: '<p>Wires in a <b>coat</b> &amp; more.</p>',
  },
  {
    glossaryItemName: 'Circuit',
    glossaryItemDescription: 'The way that power takes.',
    glossaryItemLetter: 'c',
  },
  { glossaryItemName: '11 kV', glossaryItemDescription: '<script>x</script>A voltage.' },
]);
const html = (query: Record<string, string> = {}) =>
  htmlOf(examples.plain, {
    collections: { ...noCollections, glossary },
    page: { route: '/words', query },
  });

it('groups entries by letter, without the HTML of content [L-203, L-730]', () => {
  expect(html()).toMatch(/<h3[^>]*>C<\/h3>.*Cable.*Circuit.*<h3[^>]*>#<\/h3>.*11 kV/);
  expect(html()).toContain('<dd>Wires in a coat &amp; more.</dd>');
  expect(html()).toContain('<dd>A voltage.</dd>');
});
it('leads from every letter that has entries, and back from the chosen one [L-198, L-204, L-418, L-420]', () => {
  expect(html()).toMatch(/href="\/words\?glossary-letter=C#glossary"/);
  expect(html()).not.toContain('glossary-letter=B');
  const chosen = html({ 'glossary-letter': 'C' });
  expect(chosen).toMatch(/href="\/words#glossary"[^>]*aria-current="true"/);
  expect(chosen).not.toContain('11 kV');
  expect(chosen).toContain('2 words');
});
it('offers the letters as a bar and as a Filter pop-up, and tells which was used [L-200, L-201, L-575]', () => {
  expect(html()).toMatch(/only-narrow.*data-pop-up.*Filter.*only-wide/);
  expect(html()).toContain(
    '&quot;power_up_glossary_navigator&quot;,&quot;letter&quot;:&quot;C&quot;',
  );
});
it('searches names and descriptions, and marks what it found [L-216, L-419, L-576]', () => {
  const found = html({ 'glossary-search': 'POWER' });
  expect(found).toContain('The way that <mark>power</mark> takes.');
  expect(found).not.toContain('Cable');
  expect(found).toContain(
    'data-shown-event="{&quot;event&quot;:&quot;power_up_glossary_search&quot;,&quot;results&quot;:1}"',
  );
});
it('applies a search from three characters on [L-212]', () => {
  expect(html({ 'glossary-search': 'po' })).toContain('Type at least 3 characters');
  expect(html({ 'glossary-search': 'po' })).toContain('Cable');
});
it('says when nothing is found', () =>
  expect(html({ 'glossary-search': 'whale' })).toContain('We have no word like that.'));
it('stands without entries', () =>
  expect(htmlOf(examples['no title'])).toContain('We have no word like that.'));
