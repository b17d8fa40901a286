import type { Transporter } from 'nodemailer';
import { z } from 'zod';
import { SECOND } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import { createSendOnce, type SendFailure } from '~/server/lib/send-once.server';
import type { Mail, Mailer } from './mailer';

export interface SmtpSettings {
  /** smtps://name:password@host:465, or smtp:// with STARTTLS. */
  readonly url: string;
  /** "no-reply@example.org", or "Name <no-reply@example.org>". */
  readonly from: string;
}

/** All of them together are shorter than a lease. */
const CONNECT_MS = 5 * SECOND;
const SILENT_MS = 10 * SECOND;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function transporterOf(url: string): () => Promise<Transporter> {
  let transporter: Promise<Transporter> | null = null;
  const load = async () => {
    const { createTransport } = await import('nodemailer');
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    return createTransport({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      // An email names a person: it never leaves the machine unencrypted.
      requireTLS: !secure && !LOOPBACK.test(hostname),
      ...(username === ''
        ? {}
        : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return () => (transporter ??= load());
}

const Rejected = z.object({
  responseCode: z.number().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
});

/** The commands that are about one email; others are about us. */
const ABOUT_THE_EMAIL: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);
const ENHANCED_CODE = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/;
/**
 * Codes of the recipient, their mailbox or the text. Others, such as of our sender or of relaying,
 * are about us: many servers say so only at the recipient. RFC 3463, 3
 */
const OF_THE_EMAIL = /^5\.(?:1\.(?![78]$)|2\.|6\.)/;

/**
 * A permanent reply (5xx) to the recipient or the text is for good; one to our name, password,
 * sender or network is a setting. RFC 5321, 4.2.1
 */
function failureOf(error: unknown): SendFailure<'refused' | 'later'> {
  const { responseCode = 0, command, response = '' } = Rejected.safeParse(error).data ?? {};
  if (responseCode < 500) return { result: 'later' };
  const [, code] = ENHANCED_CODE.exec(response) ?? [];
  return ABOUT_THE_EMAIL.has(command) && (code === undefined || OF_THE_EMAIL.test(code))
    ? { result: 'refused' }
    : { result: 'later', setting: { code: responseCode } };
}

const domainOf = (from: string): string => /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';

export function createSmtpMailer(
  { url, from }: SmtpSettings,
  logger: Pick<Logger, 'error'>,
): Mailer {
  const transporter = transporterOf(url);
  const take = async ({ key, to, subject, text }: Mail): Promise<unknown> =>
    (await transporter()).sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      // The same for every attempt, so that mail servers recognise an email that comes twice.
      messageId: `<${key}@${domainOf(from)}>`,
      // No holiday replies. RFC 3834
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
  const warning = 'the mail server does not accept our settings';
  return { send: createSendOnce({ take, failureOf, logger, warning }) };
}
