const LONGEST = 60;

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');

const TAKEN = ['check', 'done', 'known', 'start', 'thank-you'];

/** Its own, else from its caption, else its number. A repeated caption gets a number. */
export function slugsOf(
  pages: readonly { readonly slug?: string | null | undefined; readonly caption: string }[],
): string[] {
  const taken = new Set(TAKEN);
  return pages.map((page, index) => {
    const wanted = page.slug || slugOf(page.caption) || `step-${index + 1}`;
    let slug = wanted;
    for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`;
    taken.add(slug);
    return slug;
  });
}
