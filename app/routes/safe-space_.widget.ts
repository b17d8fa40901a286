import { safeSpace as safeSpaceTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gateways } from '~/server/gateways.server';
import { logger } from '~/server/lib/logger.server';
import { safeSpaceFrame } from '~/server/ports/safe-space/frame';

export async function loader() {
  const { safeSpace, content } = gateways;
  const script = await safeSpace.widgetScript().catch(() => {
    logger.warn('the safe space could not be fetched');
    return null;
  });
  const { html, csp } = safeSpaceFrame(
    textsOf(safeSpaceTexts, content.dictionary()),
    script,
    safeSpace.host,
  );
  return new Response(html, {
    status: script ? 200 : 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': csp,
      'Cache-Control': cachePolicy.private,
    },
  });
}
