function rowsOf(page: ParentNode): Map<string, Element> {
  const rows = [...page.querySelectorAll('[data-line] tr')].map(
    (row) => [row.querySelector('a')?.getAttribute('href') ?? '', row] as const,
  );
  return new Map(rows.filter(([href]) => href !== ''));
}

const textOf = (rows: ReadonlyMap<string, Element>): Map<string, string | null> =>
  new Map([...rows].map(([href, { textContent }]) => [href, textContent]));

/** How many rows would change, and whether any would appear, disappear or move. */
function differenceTo(page: ParentNode) {
  const [current, fresh] = [textOf(rowsOf(document)), textOf(rowsOf(page))];
  const all = new Set([...current.keys(), ...fresh.keys()]);
  const count = [...all].filter((href) => current.get(href) !== fresh.get(href)).length;
  const moves = [...current.keys()].join('\n') !== [...fresh.keys()].join('\n');
  return { count: count === 0 && moves ? 1 : count, moves };
}

function markRows(change: () => void): void {
  const before = textOf(rowsOf(document));
  change();
  for (const [href, row] of rowsOf(document))
    if (before.get(href) !== row.textContent) row.setAttribute('data-fresh', '');
}

/** The element over the page that holds the button; a screen reader announces what appears in it. */
function buttonHolder(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('.arrivals');
  if (existing) return existing;
  const holder = document.createElement('div');
  holder.className = 'arrivals';
  holder.setAttribute('role', 'status');
  document.querySelector('main')?.append(holder);
  return holder;
}

/** Returns a function that removes the button. */
function showButton(text: string, onPress: () => void): () => void {
  const holder = buttonHolder();
  const button = holder.querySelector('button') ?? document.createElement('button');
  button.type = 'button';
  button.className = 'btn';
  // Setting the same text again would be announced again.
  if (button.textContent !== text) button.textContent = text;
  button.onclick = () => {
    onPress();
    document.querySelector<HTMLElement>('[data-fresh] a')?.focus();
  };
  if (!button.isConnected) holder.append(button);
  return () => button.remove();
}

/**
 * For a page that the visitor didn't ask for: changes within rows are shown and announced at once;
 * what would move rows waits behind a button, and a function that removes it is returned. A page
 * without texts for the button is shown at once.
 */
export function offerChanges(
  page: ParentNode,
  show: (announcement: string) => void,
): (() => void) | null {
  const { count, moves } = differenceTo(page);
  const texts = document.querySelector<HTMLElement>('[data-arrivals]')?.dataset['arrivals'];
  const [one = '', many = '', showLabel = ''] = texts?.split('|') ?? [];
  const announcement = count === 1 ? one : many.replace('#', String(count));
  if (moves && texts)
    return showButton(`${announcement}: ${showLabel}`, () => markRows(() => show('')));
  markRows(() => show(count > 0 ? announcement : ''));
  return null;
}
