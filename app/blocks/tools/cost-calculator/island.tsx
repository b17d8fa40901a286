import { useState, type FormEvent } from 'react';
import { FocusOnMount } from '~/ui/focus-on-mount';
import type { Slots } from '~/blocks/parts/island';
import { Slot } from '~/blocks/parts/slot';
import { pageOf } from '~/ui/refresh/page-of';

/** Null if the page shows errors. */
async function outcomeAt(address: string): Promise<string | null> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  const page = await pageOf(answer);
  return page.querySelector('[data-cost-outcome]')?.innerHTML ?? null;
}

/**
 * The form is sent as it is, and the result part of the answer stands below it. Where there is no
 * such part the visitor goes to the page.
 */
export default function CostAnswer({ busy, slots }: { busy: string } & Slots) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ html: string; round: number } | null>(null);
  const send = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const form = event.target;
    const query = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    const address = `${form.action}?${query.toString()}`;
    outcomeAt(address)
      .then((found) =>
        found === null
          ? location.assign(address)
          : setOutcome((last) => ({ html: found, round: (last?.round ?? 0) + 1 })),
      )
      .catch(() => location.assign(address))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Slot of={slots[0]} onSubmit={send} />
      <p role="status" className="sending">
        {isBusy && busy}
      </p>
      {outcome && (
        <FocusOnMount key={outcome.round} className="panel">
          <div className="flow" dangerouslySetInnerHTML={{ __html: outcome.html }} />
        </FocusOnMount>
      )}
    </>
  );
}
