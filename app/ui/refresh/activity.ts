/** On being shown, hidden, online or offline. Returns what removes the listener. */
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
