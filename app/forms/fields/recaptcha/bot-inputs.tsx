import { useEffect, useState } from 'react';
import { useThirdParty } from '~/cms/analytics/third-parties';
import { type BotChallenge } from '../view';
import { BOT_INPUTS } from './inputs';

interface Service {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

/** A service's token lasts two minutes; it is renewed a little earlier. */
const AGAIN_AFTER = 100_000;
const LOOK_EVERY = 1000;

/** Empty if no service is configured, it is not allowed, or it does not answer. */
function useServiceToken(siteKey: string | null): string {
  const [token, setToken] = useState('');
  useThirdParty('botCheck');
  useEffect(() => {
    if (siteKey === null) return;
    let askedAt = 0;
    const timer = setInterval(() => {
      const { grecaptcha } = window as { grecaptcha?: Service };
      if (!grecaptcha || Date.now() - askedAt < AGAIN_AFTER) return;
      askedAt = Date.now();
      grecaptcha.ready(
        () =>
          void grecaptcha.execute(siteKey, { action: 'form' }).then(setToken, () => setToken('')),
      );
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [siteKey]);
  return token;
}

/**
 * They ask the visitor nothing, and none is a honeypot, because password managers fill those in
 * (F-613). docs/decisions/submission.md
 */
export function BotInputs({ bot }: { bot: BotChallenge }) {
  const serviceToken = useServiceToken(bot.siteKey);
  return (
    <>
      <input type="hidden" name={BOT_INPUTS.token} value={bot.token} />
      {bot.siteKey && (
        <input type="hidden" name={BOT_INPUTS.service} value={serviceToken} readOnly />
      )}
    </>
  );
}
