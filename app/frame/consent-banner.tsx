import { useLocation } from '@remix-run/react';
import { useFrame } from '~/cms/frame-data';
import { consentBanner as consentBannerTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';

/**
 * Asks once, after what the visitor came for: nothing covers a page (visual identity, "Nothing sticks"), and nothing is set
 * before a choice. Works as a plain POST. Accept and Reject look alike.
 * Specification: lookup, section 4, "Cookie consent".
 */
export function ConsentBanner() {
  const t = useTexts(consentBannerTexts);
  const { consent } = useFrame();
  const { pathname, search } = useLocation();
  if (consent || pathname === '/cookies') return null;
  return (
    <section className="consent no-print" aria-labelledby="consent-h">
      <form className="wrap indent" method="post" action="/cookies">
        <input type="hidden" name="returnTo" value={pathname + search} />
        <div className="flow">
          <h2 className="h3" id="consent-h">
            {t('bannerTitle')}
          </h2>
          <p>{t('bannerText')}</p>
          <p className="row">
            <Button second name="choice" value="accept">
              {t('bannerAccept')}
            </Button>
            <Button second name="choice" value="reject">
              {t('bannerReject')}
            </Button>
            <button className="as-link act" name="choice" value="settings">
              {t('bannerSettings')}
            </button>
          </p>
        </div>
      </form>
    </section>
  );
}
