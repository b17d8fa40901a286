/** Calls `listener` when the page is shown or hidden and the device goes on or off line. Returns what removes it. */
export function onActivityChange(listener: () => void): () => void {
  const events = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
    [window, 'pageshow'],
  ] as const;
  events.forEach(([target, name]) => target.addEventListener(name, listener));
  return () => events.forEach(([target, name]) => target.removeEventListener(name, listener));
}
