import { openModal } from '../parts/modal';

/** The answer of the calculator's page: its part that says what was found, or null where something has to be put right there. */
async function answerOf(address: string): Promise<Element | null> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('[data-cost-outcome]');
}

/**
 * The calculator of a block answers over its page: the form is sent as it is, and the part of the answer that says what was
 * found is shown in a pop-up. Where there is no such part the visitor goes to the page. Specification: lookup, section 4.
 */
export default function enhance(root: HTMLElement): void {
  const form = root.querySelector('form');
  const status = root.querySelector<HTMLElement>('[role=status]');
  if (!form || !status) return;
  let isSubmitting = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSubmitting) return;
    isSubmitting = true;
    status.textContent = status.dataset['words'] ?? '';
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const address = `${form.action}?${query.toString()}`;
    answerOf(address)
      .then((outcome) => {
        if (!outcome) return window.location.assign(address);
        const heading = outcome.querySelector('h2');
        heading?.remove();
        openModal({ title: heading?.textContent ?? '', closeLabel: form.dataset['close'] ?? '', content: outcome });
      })
      .catch(() => window.location.assign(address))
      .finally(() => {
        isSubmitting = false;
        status.textContent = '';
      });
  });
}
