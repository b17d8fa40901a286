import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { MINUTE, SECOND } from '~/domain/time/instant';
import { keepUp, type Beat, type Look } from '~/ui/renew/keep-up';

const EVERY = 30 * SECOND;
/** Even an unchanged incident is worded anew now and then: "today" ends, an estimate passes, the hour rule moves on. */
const REWORD_AFTER = 5 * MINUTE;

export interface Watched {
  /** One incident: the whole record is small. Several: only whether anything changed is asked, never megabytes of a storm. */
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
  /** What the page was made from: the ETag that this address had then. */
  readonly version: string | null;
  /** Where news of it come by themselves, and what the page has heard of them; null where they do not. */
  readonly live: string | null;
}
/** A moment in London's words, and for machines. */
interface Moment {
  readonly words: string;
  readonly iso: string;
}
export interface Refreshed {
  /** When the server last answered; null before the first time. */
  readonly checked: Moment | null;
  /** From when its data are; null where nobody tells. */
  readonly data: Moment | null;
  /** How many homes are still off after it; null before anybody told, 0 where nobody is told. */
  readonly homes: number | null;
  /** The incident left the feed: what is shown is its last state. */
  readonly vanished: boolean;
}

/** A server that compresses may mark a tag as weak. */
const plainTag = (tag: string | null) => tag?.replace(/^W\//, '') ?? null;

/** The words come from the server, so that the calendar and the clocks of London stay there. */
function momentIn(headers: Headers, words: string, at: string): Moment | null {
  const [said, date] = [headers.get(words), Date.parse(headers.get(at) ?? '')];
  return said !== null && Number.isFinite(date) ? { words: said, iso: new Date(date).toISOString() } : null;
}

async function ask({ url, method }: Pick<Watched, 'url' | 'method'>, news = '') {
  const asking = { Accept: 'application/json', 'X-News': news };
  const { status, headers } = await fetch(url, { method, cache: 'no-cache', headers: asking });
  return {
    status,
    version: plainTag(headers.get('ETag')),
    checked: momentIn(headers, 'Checked-In-Words', 'Date'),
    data: momentIn(headers, 'Data-In-Words', 'Last-Modified'),
    homes: Number(headers.get('Homes-Still-Off')),
  };
}

/**
 * Looks for news as it comes, or every 30 seconds, while the page is seen and the device is online, and at once on return. Only a
 * change makes the page ask its own loader. Specification: journeys, sections 4, 7 and 9; decisions J-901, J-902.
 */
export function useRefresh(watched: Watched | null): Refreshed {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<Refreshed>({ checked: null, data: null, homes: null, vanished: false });
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const { url, method } = watched ?? { url: null, method: 'GET' as const };
  const page = useRef(watched);
  page.current = watched;
  useEffect(() => {
    if (url === null) return undefined;
    const first = page.current?.live;
    let wordedAt = Date.now();
    let wasStale = false;
    let over = false;
    /** Asks the page's own loader where something changed, or where its words have become old. */
    const show = (changed: boolean) => {
      const now = Date.now();
      if (!changed && now - wordedAt <= REWORD_AFTER) return;
      wordedAt = now;
      latest.current();
    };
    const look: Look = async (news) => {
      const answer = await ask({ url, method }, news).catch(() => null);
      if (over || !answer) return over;
      const { status, version, checked, data, homes } = answer;
      if (status === 404) setState((before) => ({ ...before, vanished: true }));
      if (status !== 200) return status === 404;
      // What the page was made from counts, not what was asked last: its own data may have been cut off on the way.
      const isShown = () => page.current?.version === version;
      show(!isShown());
      setState({ checked, data, homes, vanished: false });
      return isShown;
    };
    const stop = keepUp(look, EVERY, first ? { address: () => page.current?.live ?? first, onBeat } : null);
    function onBeat({ checked, checkedIso, data, dataIso, stale, homes }: Beat) {
      show(stale !== wasStale);
      wasStale = stale;
      setState((before) => ({
        ...before,
        checked: { words: checked, iso: checkedIso },
        data: data !== undefined && dataIso !== undefined ? { words: data, iso: dataIso } : null,
        homes: homes ?? before.homes,
      }));
    }
    return () => {
      over = true;
      stop();
    };
  }, [url, method]);
  return state;
}
