import { vi } from 'vitest';

/** A stand-in for the browser's EventSource: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];
  static get latest(): FakeEventSource {
    const source = FakeEventSource.all.at(-1);
    if (!source) throw new Error('No event stream was opened');
    return source;
  }
  readyState = FakeEventSource.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
  accept(): void {
    this.readyState = FakeEventSource.OPEN;
    this.onopen?.();
  }
  /** `refused`: the server answered with an error, so the browser gives up; otherwise it reconnects by itself. */
  fail({ refused = false } = {}): void {
    this.readyState = refused ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING;
    this.onerror?.();
  }
  send(type: string, data: unknown, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
  }
}

/** Puts the fake in the browser's place until `vi.unstubAllGlobals()`. */
export function stubEventSource(): void {
  FakeEventSource.all = [];
  vi.stubGlobal('EventSource', FakeEventSource);
}
