import { htmlParts } from '~/domain/html-parts';
import { numbersInText } from '~/domain/telephones-in-text';

const CALL_105 = /\b((?:call|ring|dial|phone)(?: us| our team)?(?: free)?(?: on)? )105\b/gi;

function linked(text: string): string {
  let html = '';
  let from = 0;
  for (const { start, end, digits } of numbersInText(text)) {
    if (!digits.startsWith('0')) continue;
    html += `${text.slice(from, start)}<a href="tel:${digits}">${text.slice(start, end)}</a>`;
    from = end;
  }
  return (html + text.slice(from)).replace(CALL_105, '$1<a href="tel:105">105</a>');
}

/**
 * The sanitiser only lets the operator's numbers through, so every number may be linked. `html` is
 * sanitised; existing links stay.
 */
export function withCallLinks(html: string): string {
  let inLink = false;
  return htmlParts(html)
    .map((part) => {
      if (part.startsWith('<a')) inLink = true;
      if (part === '</a>') inLink = false;
      return part.startsWith('<') || inLink ? part : linked(part);
    })
    .join('');
}
