/** Shows only the steps of the chosen option, says what is missing, and goes to the next step at once. */
export default function enhance(root: HTMLElement): void {
  const form = root.querySelector('form');
  const [first, second] = root.querySelectorAll('select');
  const alert = root.querySelector('[role=alert]');
  if (!form || !first || !second || !alert) return;
  const groups = [...second.querySelectorAll('optgroup')];

  const narrow = () => {
    groups.forEach((group, index) => {
      group.disabled = first.value !== '' && String(index) !== first.value;
      group.hidden = group.disabled;
    });
    if (second.selectedOptions[0]?.closest('optgroup')?.disabled) second.value = '';
  };
  const say = (text: string | undefined) => {
    const message = document.createElement('p');
    message.className = 'msg';
    message.textContent = text ?? '';
    alert.replaceChildren(...(text ? [message] : []));
  };
  first.addEventListener('change', narrow);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const missing = first.value === '' ? first : second.value === '' ? second : null;
    say(missing === first ? root.dataset['firstAlert'] : missing ? root.dataset['secondAlert'] : undefined);
    if (missing) return missing.focus();
    const url = second.selectedOptions[0]?.dataset['url'];
    if (url) location.assign(url);
  });
  narrow();
}
