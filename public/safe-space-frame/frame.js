/* Inside the safe space's frame: Escape and the link at its top ask the page around it to close it. */
if (window.parent !== window) {
  const close = () => window.parent.postMessage('safe-space-close', '*');
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  document.querySelector('[data-close]').addEventListener('click', (event) => {
    event.preventDefault();
    close();
  });
}
