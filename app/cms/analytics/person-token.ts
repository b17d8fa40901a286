import { loadThirdParty } from './load-third-party';

/** In milliseconds, and without a module of its own: this file is fetched only where a service is configured. */
const SECOND = 1000;

/** A bot check service as reCAPTCHA's script gives it. */
interface Service {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}
const serviceInPage = (): Service | undefined => (window as { grecaptcha?: Service }).grecaptcha;

/** The word of a service lasts two minutes; it is asked again a little sooner. */
const AGAIN_AFTER = 100 * SECOND;
/** Nobody who looks for help waits longer for somebody else's script. */
const LONGEST = SECOND;
const LOOK_EVERY = 50;

/** The configured service, where this visitor allowed it (app/frame/document.tsx). */
const configured = () => document.querySelector<HTMLMetaElement>('meta[name=bot-check]');

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function ask(siteKey: string, script: string): Promise<string> {
  loadThirdParty('botCheck', { consent: { analytics: true, marketing: false }, thirdParties: { botCheck: script } });
  let service = serviceInPage();
  for (let waited = 0; !service && waited < LONGEST; waited += LOOK_EVERY) {
    await pause(LOOK_EVERY);
    service = serviceInPage();
  }
  const found = service;
  if (!found) return '';
  return new Promise((resolve, reject) => {
    found.ready(() => void found.execute(siteKey, { action: 'address' }).then(resolve, reject));
  });
}

let latest: { readonly at: number; readonly token: Promise<string> } | null = null;

/** What a configured service says of this visit, as a token; empty where there is none, it is not allowed, or it does not answer in time. */
export async function personToken(now = Date.now()): Promise<string> {
  const meta = configured();
  if (!meta) return '';
  if (!latest || now - latest.at > AGAIN_AFTER) {
    const token = ask(meta.content, meta.dataset['script'] ?? '').catch(() => '');
    latest = { at: now, token };
    // What was not there in time may be there for the next question.
    void token.then((said) => {
      if (said === '') latest = null;
    });
  }
  return Promise.race([latest.token, pause(LONGEST).then(() => '')]);
}
