import { useLocation } from '@remix-run/react';
import { previewTexts } from '~/cms/texts/preview';
import { useTexts } from '~/cms/use-texts';

export interface PreviewBarProps {
  showing: 'draft' | 'published';
  hasDraft: boolean;
  /** When the link ends, in words. */
  until: string;
}

/** Above a page that someone sees through a preview link: which state it is, until when, and the way to the other one. */
export function PreviewBar({ showing, hasDraft, until }: PreviewBarProps) {
  const t = useTexts(previewTexts);
  const { pathname } = useLocation();
  const draft = showing === 'draft';
  const sentence = !hasDraft ? t('previewNoDraft') : draft ? t('previewDraft', { until }) : t('previewPublished');
  return (
    <aside className="preview-bar" aria-label={t('previewLabel')}>
      <form method="post" action="/preview/mode" className="wrap indent row">
        <input type="hidden" name="returnTo" value={pathname} />
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
