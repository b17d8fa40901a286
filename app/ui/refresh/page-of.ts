/**
 * Without its head: what is parsed falls under the content policy of the asking page, which allows
 * only its own style.
 */
export async function pageOf(answer: Response): Promise<Document> {
  const html = await answer.text();
  return new DOMParser().parseFromString(
    html.slice(Math.max(0, html.indexOf('<body'))),
    'text/html',
  );
}
