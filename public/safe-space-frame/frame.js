/*
 * The safe space's document. In its frame it asks the page around it: Escape and the link at its top
 * to close it, "Leave this site now" to leave. Every press of Escape is reported, so that presses
 * inside and outside add up; closing waits for a pause, because a press on its way to a frame that
 * is being removed would be lost. As a page of its own it leaves by itself.
 */
const PAUSE_MS = 600;
const exit = document.querySelector('[data-exit]');
const isFrame = window.parent !== window;
const ask = (what) => window.parent.postMessage(what, '*');
const leave = () => {
  if (isFrame) ask('safe-space-exit');
  else {
    document.body.hidden = true;
    location.replace(exit.href);
  }
};
let presses = 0;
let last = -Infinity;
let closing;
addEventListener('keydown', ({ key, repeat, timeStamp }) => {
  if (key !== 'Escape' || repeat) return;
  if (isFrame) {
    ask('safe-space-escape');
    clearTimeout(closing);
    closing = setTimeout(() => ask('safe-space-close'), PAUSE_MS);
  }
  presses = timeStamp - last <= 5000 ? presses + 1 : 1;
  last = timeStamp;
  if (presses >= 3 && !isFrame) leave();
});
exit.addEventListener('click', (event) => {
  event.preventDefault();
  leave();
});
if (isFrame)
  document.querySelector('[data-close]').addEventListener('click', (event) => {
    event.preventDefault();
    ask('safe-space-close');
  });
