import { loadThirdParty } from './load-third-party';

/**
 * In milliseconds, and without importing a module: this file is only loaded if a service is
 * configured.
 */
const SECOND = 1000;

/** A bot check service with reCAPTCHA's API. */
interface Service {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}
const serviceInPage = (): Service | undefined => (window as { grecaptcha?: Service }).grecaptcha;

/** A service's token lasts two minutes; it is renewed a little earlier. */
const AGAIN_AFTER = 100 * SECOND;
/** The longest that a visitor looking for help waits for a third-party script. */
const LONGEST = SECOND;
const LOOK_EVERY = 50;

/** The configured service, if this visitor allowed it (app/frame/document.tsx). */
const configured = () => document.querySelector<HTMLMetaElement>('meta[name=bot-check]');

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function ask(siteKey: string, script: string): Promise<string> {
  loadThirdParty('botCheck', {
    consent: { analytics: true, marketing: false },
    thirdParties: { botCheck: script },
  });
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

/** Empty if no service is configured or allowed, or if it does not answer in time. */
export async function personToken(now = Date.now()): Promise<string> {
  const meta = configured();
  if (!meta) return '';
  if (!latest || now - latest.at > AGAIN_AFTER) {
    const token = ask(meta.content, meta.dataset['script'] ?? '').catch(() => '');
    latest = { at: now, token };
    // A late answer can be used by the next request.
    void token.then((said) => {
      if (said === '') latest = null;
    });
  }
  return Promise.race([latest.token, pause(LONGEST).then(() => '')]);
}
