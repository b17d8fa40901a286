import { lazy, Suspense, useContext, type ReactNode, useEffect, useRef } from 'react';
import { emergencyNumber } from '#operator/profile.json';
import { frame as frameTexts, consentBanner as consentBannerTexts } from '#words/en.json';
import { useLangOf } from '~/words/page-language';
import { useTexts } from '~/words/use-texts';
import { useReportPath } from '~/cms/use-settings';
import { SiteLink } from '~/ui/site-link';
import { Masthead, type Field, Brand, AccessibilityLink } from './masthead';
import { PageFooter } from './page-footer';
import type { PreviewBarProps } from './preview-bar';
import { PreviewBarAtOnce } from './preview-bar-at-once';
import { useLocation } from '@remix-run/react';
import { useFrame } from '~/cms/frame-data';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PhoneLink } from '~/ui/phone-link';
import { useLive } from '~/cms/use-live';
import { Icon } from '~/ui/icon';
import { applyConsent } from '~/cms/analytics/push-event';
import { useThirdParty } from '~/cms/analytics/third-parties';
import { keepPath, trackPage } from './page-analytics';
import { SiteForm } from '~/ui/site-form';

/** Pages whose answers must be stored; not their thank-you pages. */
const ASKING =
  /^\/(?:forms\/[^/]+\/(?!thank-you)|power-cut\/(?:text-updates(?:\/(?:incident|stop)\b|\/?$)|offers-page\b)|supplier-and-mpan\b|whats-my-mpan\b|export-mpan\b)/;

export const asksOn = (pathname: string): boolean => ASKING.test(pathname);

export interface PageFrameProps {
  field: Field;
  form?: string | null;
  preview?: PreviewBarProps | null;
  /**
   * For a journey that isn't hydrated (server/languages): the whole page loads again at intervals.
   */
  refreshes?: boolean;
  children: ReactNode;
}

const PreviewBarLater = lazy(async () => ({ default: (await import('./preview-bar')).PreviewBar }));

export function PageFrame({
  field,
  form = null,
  preview = null,
  refreshes = false,
  children,
}: PageFrameProps) {
  const t = useTexts(frameTexts);
  const report = useReportPath();
  const PreviewBar = useContext(PreviewBarAtOnce) ?? PreviewBarLater;
  useMirrors();
  return (
    <>
      <nav aria-label={t('skipLinks')}>
        <a className="skip" href="#main">
          {t('skipToMain')}
        </a>
        {form === null && report !== null && (
          <SiteLink className="skip" href={report}>
            {t('skipToReport')}
          </SiteLink>
        )}
      </nav>
      <StormBanner />
      {form === null ? <Masthead field={field} /> : <FormMasthead title={form} />}
      <main id="main" tabIndex={-1} data-renew={refreshes ? '' : undefined}>
        {preview && (
          <Suspense>
            <PreviewBar {...preview} />
          </Suspense>
        )}
        <FormsClosed />
        {children}
      </main>
      <ConsentBanner />
      <PageFooter isForm={form !== null} />
    </>
  );
}

export function FormMasthead({ title }: { title: string }) {
  return (
    <header className="masthead field-paper form-masthead">
      <div className="wrap">
        <Brand />
        <p className="form-title">{title}</p>
        <AccessibilityLink />
      </div>
    </header>
  );
}

/**
 * Asks once, below the page's main content: nothing covers the page, and nothing is set before a
 * choice. Works as a plain POST. Accept and Reject look alike.
 */
function ConsentBanner() {
  const t = useTexts(consentBannerTexts);
  const { consent } = useFrame();
  const { pathname, search } = useLocation();
  if (consent || pathname === '/cookies') return null;
  return (
    <section className="consent no-print" aria-labelledby="consent-h">
      <SiteForm className="wrap indent" method="post" action="/cookies">
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
      </SiteForm>
    </section>
  );
}

/** Above every form, before anyone fills it in. docs/decisions/readiness.md */
function FormsClosed() {
  const t = useTexts(frameTexts);
  const { takesForms } = useFrame();
  const { pathname } = useLocation();
  if (takesForms || !asksOn(pathname)) return null;
  return (
    <div className="wrap indent band-s">
      <Notice status="cut" icon="warning" heading={t('formsClosedTitle')}>
        <p>{t('formsClosedText')}</p>
        <p>
          {t('formsClosedCall')} <PhoneLink phone={emergencyNumber} /> {t('errorCallAfter')}
        </p>
      </Notice>
    </div>
  );
}

/** Not on the home page, which is about the storm itself. */
function StormBanner() {
  const { pathname } = useLocation();
  const t = useTexts(frameTexts);
  const langOf = useLangOf();
  const { stormMode, stormName, stormText } = useLive();
  if (!stormMode || pathname === '/') return null;
  return (
    <aside className="storm-banner" aria-label={stormName ?? t('stormName')}>
      <div className="wrap indent">
        <b>
          <Icon name="storm" />
          {stormName ?? t('stormName')}
        </b>
        <span lang={stormText ? langOf(stormText) : undefined}>
          {stormText ?? t('stormBanner')}
        </span>
        <SiteLink href="/storm">{t('stormBannerLink')}</SiteLink>
        <SiteLink href="/power-cut/warm-places">{t('stormBannerWarm')}</SiteLink>
      </div>
    </aside>
  );
}

/** Only pages that the router opened are reported. */
function usePathMirror(): void {
  const { pathname } = useLocation();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === pathname) return;
    keepPath(pathname);
    if (last.current !== null) trackPage(pathname);
    last.current = pathname;
  }, [pathname]);
}

/** Without JavaScript none of it runs, and nothing is missing. */
function useMirrors(): void {
  const { consent } = useFrame();
  const analytics = consent?.analytics ?? false;
  const marketing = consent?.marketing ?? false;
  useEffect(() => applyConsent({ analytics, marketing }), [analytics, marketing]);
  usePathMirror();
  useThirdParty('tagManager');
  useThirdParty('sessionAnalytics');
}
