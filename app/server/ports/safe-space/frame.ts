import type { safeSpace as safeSpaceTexts } from '#words/en.json';
import { QUICK_EXIT_URL } from '~/domain/content/quick-exit';
import { escapeMarkup } from '~/cms/escape-markup';
import type { Texts } from '~/words/texts';

export interface SafeSpaceFrame {
  readonly html: string;
  readonly csp: string;
}

/**
 * Shown in a sandboxed frame so that the widget's script never sees our pages. Our script comes
 * first: the way out must not wait for the carrier's.
 */
export function safeSpaceFrame(
  t: Texts<typeof safeSpaceTexts>,
  script: string | null,
  host: string | null,
): SafeSpaceFrame {
  const say = (key: keyof typeof safeSpaceTexts) => escapeMarkup(t(key));
  const help = `<p><a href="tel:08082000247">${say('safeSpaceHelpline')}</a></p><p>${say('safeSpaceDanger')}</p>`;
  const body = script
    ? `<div id="safe-space-widget"></div><noscript><p>${say('safeSpaceNoScript')}</p>${help}</noscript><script src="${escapeMarkup(script)}" defer></script>`
    : `<h1>${say('safeSpaceError')}</h1><p>${say('safeSpaceErrorText')}</p>${help}`;
  return {
    html: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${say('safeSpaceTitle')}</title><link rel="stylesheet" href="/safe-space-frame/frame.css"><script src="/safe-space-frame/frame.js" defer></script></head><body><p class="shut"><a href="${QUICK_EXIT_URL}" rel="noreferrer nofollow" data-exit>${say('safeSpaceExit')}</a> <a href="/" data-close>${say('safeSpaceBack')}</a></p><main>${body}</main></body></html>`,
    csp: [
      "default-src 'self'",
      ...(host
        ? [
            `script-src 'self' ${host}`,
            `connect-src ${host}`,
            `frame-src ${host}`,
            `img-src 'self' data: ${host}`,
            `style-src 'self' ${host}`,
            `form-action ${host}`,
          ]
        : []),
      "frame-ancestors 'self'",
      "base-uri 'none'",
    ].join('; '),
  };
}
