import { useLocation } from '@remix-run/react';
import { useFrame } from '~/cms/frame-data';
import { frame as frameTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Notice } from '~/ui/notice';
import { PhoneLink } from '~/ui/phone-link';
import { asksOn } from './asking-pages';

/** Shown above every form before anybody fills it in, while answers cannot be kept. docs/decisions/readiness.md */
export function FormsClosed() {
  const t = useTexts(frameTexts);
  const { takesForms } = useFrame();
  const { pathname } = useLocation();
  if (takesForms || !asksOn(pathname)) return null;
  return (
    <div className="wrap indent band-s">
      <Notice status="cut" icon="warning" heading={t('formsClosedTitle')}>
        <p>{t('formsClosedText')}</p>
        <p>
          {t('formsClosedCall')} <PhoneLink phone="105" /> {t('errorCallAfter')}
        </p>
      </Notice>
    </div>
  );
}
