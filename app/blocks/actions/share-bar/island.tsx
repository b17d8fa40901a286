import { useId, useRef, useState } from 'react';
import { pushEvent } from '~/cms/analytics/push-event';
import { useHydrated } from '~/ui/use-hydrated';

export interface ShareCopyProps {
  url: string;
  words: { address: string; copy: string; copied: string };
}

/** The button keeps its space before it is known whether the browser can copy. */
export default function ShareCopy({ url, words }: ShareCopyProps) {
  const canCopy = useHydrated() && typeof navigator.clipboard?.writeText === 'function';
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => {
        setSaid(words.copied);
        pushEvent({ event: 'share', network: 'copy link' });
      },
      () => field.current?.select(),
    );
  return (
    <>
      <label htmlFor={id}>{words.address}</label>
      <input className="in mid" id={id} ref={field} readOnly value={url} />
      <button
        type="button"
        className={canCopy ? 'btn second' : 'btn second needs-script'}
        onClick={() => void copy()}
      >
        {words.copy}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
