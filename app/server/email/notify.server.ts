import { hourly } from '~/server/lib/hourly';
import type { Logger } from '~/server/lib/logger.server';
import {
  checkTaken,
  notifyClient,
  notifyTrouble,
  type NotifySettings,
} from '~/server/notifications/gateways/notify.server';
import type { Mailer } from './mailer';

interface EmailSettings extends NotifySettings {
  /** A template whose subject is ((subject)) and whose whole message is ((message)). */
  readonly templateId: string;
  readonly replyToId: string | undefined;
}

export function createNotifyMailer(settings: EmailSettings, logger: Pick<Logger, 'error'>): Mailer {
  const client = notifyClient(settings);
  const warn = hourly(
    (setting: string) =>
      logger.error({ setting }, 'GOV.UK Notify does not accept our settings; emails wait'),
    Date.now,
  );
  return {
    async send({ key, to, subject, text, isRetry }) {
      try {
        const notify = await client();
        // Notify takes the same reference twice.
        if (isRetry) {
          const { data } = await notify.getNotifications('email', undefined, key);
          if (data.notifications.length > 0) return 'sent';
        }
        checkTaken(
          await notify.sendEmail(settings.templateId, to, {
            personalisation: { subject, message: text },
            reference: key,
            ...(settings.replyToId ? { emailReplyToId: settings.replyToId } : {}),
          }),
        );
        return 'sent';
      } catch (error) {
        const { result, setting } = notifyTrouble(error);
        if (setting) warn(setting);
        return result;
      }
    },
  };
}
