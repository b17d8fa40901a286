import { parseEmailAddress } from '~/domain/email-address';
import type { Definition } from '~/forms/engine/definition';
import type { Submission } from '~/forms/engine/payload';
import type { Content } from '~/server/content/content';
import type { Forms } from '~/server/content/forms/forms';
import type { Env } from '~/server/env.server';
import type { Logger } from '~/server/lib/logger.server';
import { languageOfCode } from '~/words/languages';
import type { Language } from '~/words/language';
import type { Letter } from './acknowledge.server';
import { acknowledgementText } from './acknowledgement-text';
import type { Mailer } from './mailer';
import { createNotifyMailer } from './notify.server';
import { createSmtpMailer } from './smtp.server';

type EmailEnv = Pick<
  Env,
  | 'BASE_URL'
  | 'EMAIL'
  | 'EMAIL_FROM'
  | 'SMTP_URL'
  | 'NOTIFY_URL'
  | 'NOTIFY_API_KEY'
  | 'NOTIFY_EMAIL_TEMPLATE_ID'
  | 'NOTIFY_EMAIL_REPLY_TO_ID'
>;

export function createMailer(
  env: Omit<EmailEnv, 'BASE_URL'>,
  logger: Pick<Logger, 'error'>,
): Mailer | null {
  switch (env.EMAIL) {
    case 'smtp':
      return createSmtpMailer({ url: env.SMTP_URL ?? '', from: env.EMAIL_FROM ?? '' }, logger);
    case 'notify':
      return createNotifyMailer(
        {
          baseUrl: env.NOTIFY_URL,
          apiKey: env.NOTIFY_API_KEY ?? '',
          templateId: env.NOTIFY_EMAIL_TEMPLATE_ID ?? '',
          replyToId: env.NOTIFY_EMAIL_REPLY_TO_ID,
        },
        logger,
      );
    default:
      return null;
  }
}

/** The visitor's own email address, not a representative's. */
const emailFields = ({ pages }: Definition): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap((page) => page.fieldsets.flatMap((fieldset) => fieldset.columns.flat()))
      .filter(({ settings }) => (settings as { inputMode?: unknown } | null)?.inputMode === 'email')
      .map(({ alias }) => alias),
  );

/** Null for a note about a known power cut. */
export function emailOf(submission: Submission, definition: Definition | null): string | null {
  if (definition === null || submission.kind !== undefined) return null;
  const aliases = emailFields(definition);
  for (const { sectionFields } of submission.formData)
    for (const { name, value } of sectionFields) {
      const address = aliases.has(name) ? parseEmailAddress(value) : null;
      if (address !== null) return address;
    }
  return null;
}

interface Parts {
  readonly env: EmailEnv;
  readonly forms: Forms;
  readonly spokenIn: (language: Language | null) => {
    readonly content: Pick<Content, 'settings' | 'dictionary'>;
    readonly formsOf: (forms: Forms) => Forms;
  };
  readonly logger: Logger;
}

export function mailOf({ env, forms, spokenIn, logger }: Parts) {
  const mailer = createMailer(env, logger);
  if (mailer === null) return null;
  return {
    mailer,
    letterOf(submission: Submission): Omit<Letter, 'at'> | null {
      const to = emailOf(submission, forms.byId(submission.id));
      return to === null
        ? null
        : { to, form: submission.id, language: submission.language ?? null };
    },
    textOf({ form, language: code, at }: Letter, reference: string) {
      const { content, formsOf } = spokenIn(languageOfCode(code));
      return acknowledgementText({
        definition: formsOf(forms).byId(form),
        reference,
        sentAt: at,
        dictionary: content.dictionary(),
        operator: content.settings().operator,
        baseUrl: env.BASE_URL,
      });
    },
  };
}
