/** The rows of the list in a page, by where they lead, with what they say. */
function rowsIn(page: ParentNode): Map<string, Element> {
  const rows = [...page.querySelectorAll('[data-line] tr')].map(
    (row) => [row.querySelector('a')?.getAttribute('href') ?? '', row] as const,
  );
  return new Map(rows.filter(([href]) => href !== ''));
}

const wordsOf = (rows: ReadonlyMap<string, Element>): Map<string, string | null> =>
  new Map([...rows].map(([href, { textContent }]) => [href, textContent]));

/** What a page that came would change: how many rows, and whether any would come, go or stand elsewhere. */
function differenceTo(page: ParentNode) {
  const [here, there] = [wordsOf(rowsIn(document)), wordsOf(rowsIn(page))];
  const all = new Set([...here.keys(), ...there.keys()]);
  const count = [...all].filter((href) => here.get(href) !== there.get(href)).length;
  const moves = [...here.keys()].join('\n') !== [...there.keys()].join('\n');
  return { count: count === 0 && moves ? 1 : count, moves };
}

/** Does what changes the list, and marks what is new or says something else than before. */
function marking(change: () => void): void {
  const before = wordsOf(rowsIn(document));
  change();
  for (const [href, row] of rowsIn(document))
    if (before.get(href) !== row.textContent) row.setAttribute('data-fresh', '');
}

/** The place over the page where changes wait, drawn with the first that do: it says nothing before. */
function placeOfOffers(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.arrivals');
  if (known) return known;
  const place = document.createElement('div');
  place.className = 'arrivals';
  place.setAttribute('role', 'status');
  document.querySelector('main')?.append(place);
  return place;
}

/** Says how many changes wait to be seen, on a button that shows them. Returns what takes it back. */
function offer(text: string, show: () => void): () => void {
  const place = placeOfOffers();
  const button = place.querySelector('button') ?? document.createElement('button');
  button.type = 'button';
  button.className = 'btn';
  // The same words again would be read out again.
  if (button.textContent !== text) button.textContent = text;
  button.onclick = () => {
    show();
    document.querySelector<HTMLElement>('[data-fresh] a')?.focus();
  };
  if (!button.isConnected) place.append(button);
  return () => button.remove();
}

/**
 * Takes a page with news that nobody asked for. What changes rows where they stand is shown, marked and said; what would move rows waits
 * for the visitor: then what takes the offer back is returned. A page without words for the offer is shown.
 */
export function receive(page: ParentNode, put: (words: string) => void): (() => void) | null {
  const { count, moves } = differenceTo(page);
  const said = document.querySelector<HTMLElement>('[data-arrivals]')?.dataset['arrivals'];
  const [one = '', many = '', show = ''] = said?.split('|') ?? [];
  const words = count === 1 ? one : many.replace('#', String(count));
  if (moves && said) return offer(`${words}: ${show}`, () => marking(() => put('')));
  marking(() => put(count > 0 ? words : ''));
  return null;
}
