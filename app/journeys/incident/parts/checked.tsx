import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { LiveTime } from '~/ui/live-time';
import type { Checked as CheckedModel } from '../models/answer-model';

/** When we last looked, and the way to ask again that needs no JavaScript. */
export function Checked({ checked, href }: { checked: CheckedModel; href: string }) {
  const t = useTexts(incidentTexts);
  return (
    <>
      <LiveTime dateTime={checked.checkedIso} stale={!checked.live}>
        {checked.looked}
      </LiveTime>{' '}
      {/* A whole load on purpose: it works before, without and after JavaScript, and past every cache. */}
      <a className="again" href={href}>
        {t('checkAgain')}
      </a>
    </>
  );
}
