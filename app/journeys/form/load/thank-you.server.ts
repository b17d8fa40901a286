import { textsOf } from '~/words/texts';
import { formThankYou as formThankYouTexts } from '#words/en.json';
import type { Definition } from '~/forms/engine/definition';
import { withoutAnswers } from '~/forms/engine/label';
import { formPath } from '~/forms/form-paths';
import { titleOf, type ThankYouData } from '../page-data';
import { pageData } from '~/server/answers.server';
import { DRAFT_LIFETIME } from '~/server/drafts/drafts';
import { formRequest } from './context.server';
import { type FormRequest } from './form-context';
import type { FormGateways } from './gateways';
import { readReference } from './reference-cookie.server';

const shortThankYou = (definition: Definition): string => `/${definition.id}/thank-you`;

export function thankYouPath(definition: Definition): string {
  const { postSubmitPageUrl: url } = definition;
  return url === shortThankYou(definition) ? ownThankYouPath(definition) : url;
}

/** A draft's lifetime: after that, nobody is between sending and the thank-you page. */
const THANKED_FOR = DRAFT_LIFETIME;

/** Null without a submission, so that the page never thanks anybody for one that did not arrive. */
const sentOf = ({ definition, visit: { sentForm }, base }: FormRequest) =>
  sentForm?.id === definition.id && base.now - sentForm.at < THANKED_FOR ? sentForm : null;

/**
 * After Back the answers are gone because they were sent, which the form's thank-you page explains,
 * with the reference.
 */
export const isSent = (asked: FormRequest): boolean => sentOf(asked) !== null;
export const ownThankYouPath = ({ id }: Definition): string => `${formPath(id)}/thank-you`;

/**
 * Without the cookie it is the same page without a reference, and says that the submission is safe
 * (L-712).
 */
export async function loadThankYou(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
) {
  const asked = await formRequest(request, form, gateways);
  const { definition } = asked;
  const t = textsOf(formThankYouTexts, gateways.content.dictionary());
  const { thankYou, includeReference } = definition;
  // The answers are gone, so placeholders in this text show as dots.
  const said = (text = '') => withoutAnswers(text, asked.base.say);
  const sent = sentOf(asked);
  const sentAt = sent?.at ?? null;
  const data: ThankYouData = {
    kind: 'thank-you',
    id: definition.id,
    form: titleOf(definition),
    sentAt,
    title:
      sentAt === null ? t('thankYouNothingTitle') : said(thankYou?.title) || t('thankYouTitle'),
    message:
      sentAt === null ? t('thankYouNothing') : said(thankYou?.message) || t('thankYouMessage'),
    reference: includeReference && sentAt !== null ? readReference(request) : null,
    textsTo: sent?.textsTo ?? null,
    referenceMessage: said(thankYou?.referenceMessage),
    givesReference: includeReference,
    stormFeed: thankYou?.stormFeedLink ?? false,
    redirectLink: thankYou?.redirectLink ?? { url: '/', name: t('thankYouHome') },
  };
  return pageData(data);
}
