import { useState, type FormEvent } from 'react';
import { Dialog } from '~/ui/dialog';
import type { Slots } from '../parts/island';
import { Slot } from '../parts/slot';
import { pageOf } from '../parts/page-of';

interface Outcome {
  title: string;
  html: string;
}

/** The part of the calculator's page that says what was found, or null where something has to be put right there. */
async function outcomeAt(address: string): Promise<Outcome | null> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  const page = await pageOf(answer);
  const found = page.querySelector('[data-cost-outcome]');
  const heading = found?.querySelector('h2');
  heading?.remove();
  return found && { title: heading?.textContent ?? '', html: found.innerHTML };
}

/**
 * The calculator of a block answers over its page: the form is sent as it is, and the part of the answer that says what was
 * found is shown in a pop-up. Where there is no such part the visitor goes to the page. Specification: lookup, section 4.
 */
export default function CostAnswer({ words, slots }: { words: { busy: string; close: string } } & Slots) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const form = event.target;
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const address = `${form.action}?${query.toString()}`;
    outcomeAt(address)
      .then((found) => (found ? setOutcome(found) : location.assign(address)))
      .catch(() => location.assign(address))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Slot of={slots[0]} onSubmit={send} />
      <p role="status" className="sending">
        {isBusy && words.busy}
      </p>
      <Dialog
        open={outcome !== null}
        onClose={() => setOutcome(null)}
        heading={outcome?.title}
        closeLabel={words.close}
        light
      >
        <div className="flow" dangerouslySetInnerHTML={{ __html: outcome?.html ?? '' }} />
      </Dialog>
    </>
  );
}
