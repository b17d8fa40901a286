import { useLocation } from '@remix-run/react';
import { preview as previewTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

export interface PreviewBarProps {
  showing: 'draft' | 'published';
  hasDraft: boolean;
  until: string;
  /** Where the switch leads, if the page may only exist in one state. */
  returnTo?: string;
}

export function PreviewBar({ showing, hasDraft, until, returnTo }: PreviewBarProps) {
  const t = useTexts(previewTexts);
  const { pathname } = useLocation();
  const draft = showing === 'draft';
  const sentence = !hasDraft
    ? t('previewNoDraft')
    : draft
      ? t('previewDraft', { until })
      : t('previewPublished');
  return (
    <aside className="preview-bar" aria-label={t('previewLabel')}>
      <form method="post" action="/preview/mode" className="wrap indent row">
        <input type="hidden" name="returnTo" value={returnTo ?? pathname} />
        <p>{sentence}</p>
        {hasDraft && (
          <button name="show" value={draft ? 'published' : 'draft'}>
            {t(draft ? 'previewShowPublished' : 'previewShowDraft')}
          </button>
        )}
        <button name="show" value="leave">
          {t('previewLeave')}
        </button>
      </form>
    </aside>
  );
}
