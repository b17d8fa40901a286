import { setTimeout as sleep } from 'node:timers/promises';
import { createNewWork, isFor, KINDS, newCaller, send } from './works.mjs';

const CLIENTS = 16;
const TRIES = 5;
/** Long enough for any machine to answer what a round asks for before its trouble. */
const ANSWERED_WITHIN_MS = 300_000;
const any = (list) => list[Math.floor(Math.random() * list.length)];

/**
 * Creates the visitors of one part: they send work, send again what was not answered, and remember what was acknowledged. `kinds`: what
 * they send.
 */
export function createVisitors(kinds) {
  const newWork = createNewWork(kinds);
  const visitors = {
    /** By key, what was sent, the reference that it was given, and in which round. */
    acknowledged: new Map(),
    /** What was sent without an answer, to be sent again with its key. */
    unanswered: [],
    /** How often work was refused for which reason, while nothing was in trouble. */
    reasons: new Map(),
    problems: [],
    /** The kinds of work that were sent. */
    tried: new Set(),
    /** The round, for what goes wrong in it. */
    during: '',
    isStoreInTrouble: false,
    wrong: (text) => wrong(visitors.during, text),
    sendNew: (url, list) => sendOne(url, newWork(list)),
    underLoad,
    sendRest,
    lookAgain,
  };
  const { acknowledged, unanswered, reasons, problems } = visitors;
  const wrong = (during, text) => problems.push({ sort: 'wrong', during, text });

  /** Takes the unanswered work that can be sent again now. */
  const takeUnanswered = (list) => {
    const all = unanswered.splice(0);
    unanswered.push(...all.filter(({ kind }) => !isFor(list, kind)));
    return all.filter(({ kind }) => isFor(list, kind));
  };

  async function sendOne(url, work) {
    visitors.tried.add(work.kind);
    // What is answered later belongs to the round that it was first sent in.
    work.during ??= visitors.during;
    const { during } = work;
    const given = await send(url, work);
    const before = acknowledged.get(work.key);
    // A resent file is another file; anything else is the same work with the same answer. An answer
    // given while the store rejected writes has the site's reference, and may later get the
    // operator's.
    if (before && work.kind !== 'upload' && before.given !== given && !before.isInTrouble)
      wrong(during, `${work.kind} of ${during}: given ${before.given}, then ${given}`);
    acknowledged.set(work.key, {
      work,
      given,
      during,
      isInTrouble: before?.isInTrouble ?? visitors.isStoreInTrouble,
    });
  }

  /**
   * Runs sixteen clients until `enough` requests were answered; then `trouble` happens during the
   * others. Returns how many were answered; too few within `withinMs` are a problem. Rejects where
   * the trouble itself fails.
   */
  async function underLoad(urls, list, enough, trouble, withinMs = ANSWERED_WITHIN_MS) {
    let answered = 0;
    let isOver = false;
    let isInTrouble = false;
    let failure = null;
    const again = takeUnanswered(list);
    const until = Date.now() + withinMs;
    const client = async () => {
      while (!isOver && (isInTrouble || Date.now() < until)) {
        const work = again.pop() ?? newWork(list);
        try {
          await sendOne(any(urls), work);
          answered += 1;
        } catch (error) {
          work.why = error.message.slice(0, 100);
          unanswered.push(work);
          if (!isInTrouble) reasons.set(work.why, (reasons.get(work.why) ?? 0) + 1);
          await sleep(50);
        }
        if (answered < enough || isInTrouble) continue;
        isInTrouble = true;
        await trouble().catch((error) => (failure = error));
        isOver = true;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    unanswered.push(...again);
    if (failure !== null) throw failure;
    if (!isInTrouble)
      visitors.wrong(
        `only ${answered} of ${enough} requests were answered within ${withinMs / 1000} s`,
      );
    return answered;
  }

  /**
   * Sends everything unanswered again, as a page would, and some answered work: neither may happen
   * twice.
   */
  async function sendRest(url, list) {
    const answered = [...acknowledged.values()]
      .map(({ work }) => work)
      .filter(({ kind }) => isFor(list, kind));
    const some = answered.filter(({ kind }, at) => at % 10 === 0 && kind !== 'upload');
    const rest = [...takeUnanswered(list), ...some];
    const client = async () => {
      for (let work = rest.pop(); work !== undefined; work = rest.pop()) {
        let isSent = false;
        for (let tries = 0; tries < TRIES && !isSent; tries += 1) {
          if (tries > 0) await sleep(300);
          isSent = await sendOne(url, work).then(
            () => true,
            () => false,
          );
        }
        if (!isSent && !acknowledged.has(work.key)) unanswered.push(work);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  }

  /** Asks the site for what only the site can tell: whether it still has a draft, or a browser. */
  async function lookAgain(url) {
    const rest = [...acknowledged.values()].filter(({ work }) => KINDS[work.kind].isKept);
    const client = async () => {
      for (let entry = rest.pop(); entry !== undefined; entry = rest.pop())
        entry.isKept = await KINDS[entry.work.kind].isKept(url, entry.work, newCaller());
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  }
  return visitors;
}
