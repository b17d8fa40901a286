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
 * A message with its telephone numbers as links to call. The border lets only the operator's through, so every number that is there may be
 * called. `html` is sanitised; what is in a link already stays.
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
