import { useState } from 'react';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { useHydrated } from '~/ui/use-hydrated';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';

/** Expands in place, or opens as a pop-up with JavaScript. */
export function MeterHelp() {
  const t = useTexts(mpanTexts);
  const enhanced = useHydrated();
  const [open, setOpen] = useState(false);
  if (!enhanced)
    return (
      <details>
        <summary className="act">
          <Icon name="chevron" turn />
          {t('mpanHelpLink')}
        </summary>
        <MeterHelpBody />
      </details>
    );
  return (
    <div>
      <button
        className="act plain"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="info" />
        {t('mpanHelpLink')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        heading={t('mpanHelpTitle')}
        closeLabel={t('mpanClose')}
      >
        <MeterHelpBody />
      </Dialog>
    </div>
  );
}

export function MeterHelpBody() {
  const t = useTexts(mpanTexts);
  return (
    <div className="flow">
      <p>{t('mpanHelpText')}</p>
      <p>{t('mpanHelpWhere')}</p>
      <MeterBoard label={t('mpanHelpPictureAlt')} />
      <p>
        <strong>{t('mpanHelpSafety')}</strong>
      </p>
    </div>
  );
}

function MeterBoard({ label }: { label: string }) {
  return (
    <svg className="meter-board" viewBox="0 0 320 220" role="img" aria-label={label}>
      <rect className="board" x="8" y="8" width="304" height="204" rx="6" />
      <rect className="box" x="96" y="28" width="128" height="150" rx="8" />
      <rect className="glass" x="114" y="46" width="92" height="38" rx="4" />
      <text x="160" y="73">
        01234
      </text>
      <path
        className="bars"
        d="M120 100v20m5-20v20m7-20v20m4-20v20m8-20v20m5-20v20m6-20v20m9-20v20m4-20v20m7-20v20m6-20v20m4-20v20"
      />
      <rect className="ring" x="112" y="126" width="96" height="28" rx="14" />
      <text x="160" y="146">
        MPN1001
      </text>
      <path className="cable" d="M130 178v34m60-34v34" />
    </svg>
  );
}
