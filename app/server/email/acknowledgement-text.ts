import { clock, fullDate } from '~/domain/time/speak-time';
import type { Instant } from '~/domain/time/instant';
import type { Definition } from '~/forms/engine/definition';
import { withoutAnswers } from '~/forms/engine/label';
import {
  acknowledgement as acknowledgementTexts,
  form as formTexts,
  formThankYou as thankYouTexts,
  language as languageTexts,
} from '#words/en.json';
import { textsOf } from '~/words/texts';
import { type Overrides } from '~/words/language';

interface About {
  readonly definition: Pick<Definition, 'name' | 'thankYou' | 'includeReference'> | null;
  readonly reference: string;
  readonly sentAt: Instant;
  readonly dictionary: Overrides;
  readonly operator: { readonly name: string; readonly phone: string };
  readonly baseUrl: string;
}

/** No answers: the address may be mistyped, and a stranger could have us send their words. */
export function acknowledgementText({
  definition,
  reference,
  sentAt,
  dictionary,
  operator,
  baseUrl,
}: About): { readonly subject: string; readonly text: string } {
  const t = textsOf({ ...languageTexts, ...thankYouTexts, ...acknowledgementTexts }, dictionary);
  const say = textsOf(formTexts, dictionary);
  const { title, message } = definition?.thankYou ?? { title: '', message: '' };
  const hasReference = definition?.includeReference ?? true;
  const paragraphs = [
    withoutAnswers(title, say) || t('thankYouTitle'),
    hasReference ? t('ackReference', { reference }) : null,
    // Read later, perhaps days later, so it always says its date.
    definition &&
      t('ackSent', {
        form: definition.name,
        time: `${fullDate(sentAt, t)}, ${clock(sentAt, t)}`,
      }),
    `${t('ackNext')}\n${withoutAnswers(message, say) || t('thankYouMessage')}`,
    t('ackEmergency'),
    t('ackNotYou'),
    t('ackNoReply'),
    `${operator.name}\n${operator.phone}\n${baseUrl}`,
  ];
  return {
    subject: hasReference ? t('ackSubject', { reference }) : t('ackSubjectPlain'),
    text: paragraphs.filter((paragraph) => paragraph !== null).join('\n\n'),
  };
}
