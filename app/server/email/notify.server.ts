import type { Logger } from '~/server/lib/logger.server';
import { createNotifySend, type NotifySettings } from '~/server/texts/gateways/notify.server';
import type { Mail, Mailer } from './mailer';

interface EmailSettings extends NotifySettings {
  /** A template whose subject is ((subject)) and whose whole message is ((message)). */
  readonly templateId: string;
  readonly replyToId: string | undefined;
}

export const createNotifyMailer = (
  settings: EmailSettings,
  logger: Pick<Logger, 'error'>,
): Mailer => ({
  send: createNotifySend('email', settings, logger, (notify, { key, to, subject, text }: Mail) =>
    notify.sendEmail(settings.templateId, to, {
      personalisation: { subject, message: text },
      reference: key,
      ...(settings.replyToId ? { emailReplyToId: settings.replyToId } : {}),
    }),
  ),
});
