/**
 * The document that a page's answer holds, without its head: what is parsed falls under the policy of the page that asks, which
 * knows its own style alone.
 */
export async function pageOf(answer: Response): Promise<Document> {
  const html = await answer.text();
  return new DOMParser().parseFromString(html.slice(Math.max(0, html.indexOf('<body'))), 'text/html');
}
