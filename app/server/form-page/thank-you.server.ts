import { json, redirect } from '@remix-run/node';
import { textsOf } from '~/cms/texts';
import { formPageTexts } from '~/cms/texts/form-page';
import type { Definition } from '~/forms/engine/definition';
import { withoutAnswers } from '~/forms/engine/label';
import { formPath } from '~/forms/view/form-paths';
import { titleOf, type ThankYouData } from '~/forms/view/page-data';
import type { Instant } from '~/domain/instant';
import { cachePolicy } from '../cache-policy';
import { DRAFT_LIFETIME } from '../drafts/drafts';
import { readVisit, type Visit } from '../session.server';
import type { FormGateways } from './gateways';
import { formOr404 } from './form-or-404.server';
import { givenBy } from './given.server';
import { readReference } from './reference-cookie.server';

/** Short addresses of content, such as /report-a-power-cut/thank-you, lead to the form's own pages. */
const ownThankYou = (definition: Definition): string => `/${definition.id}/thank-you`;

/** Where a sent form leads: its post-submit page. Form engine, section 2; decision F-491. */
export function thankYouPath(definition: Definition): string {
  const { postSubmitPageUrl: url } = definition;
  return url === ownThankYou(definition) ? `${formPath(definition.id)}/thank-you` : url;
}

/** As long as a draft: then nobody is on the way from sending to being thanked any more. */
const THANKED_FOR = DRAFT_LIFETIME;

/** When this visitor sent this form; null where nothing was sent, so that nobody is told that something has arrived. */
export function sentAtOf(definition: Definition, { sentForm }: Visit, now: Instant): number | null {
  return sentForm?.id === definition.id && now - sentForm.at < THANKED_FOR ? sentForm.at : null;
}

/**
 * The browser's Back after sending: the answers have gone because they were sent, which the form's own thank-you page says, with
 * the reference. Null where this visitor sent nothing.
 */
export async function toThankYou(request: Request, definition: Definition): Promise<Response | null> {
  if (sentAtOf(definition, await readVisit(request), Date.now()) === null) return null;
  const to = `${formPath(definition.id)}/thank-you`;
  return redirect(to, { status: 303, headers: { 'Cache-Control': cachePolicy.private } });
}

/** The thank-you page. Without the cookie it is the same page, and says that what was sent is safe. Lookup, section 2; decision L-712. */
export async function loadThankYou(request: Request, form: string | undefined, gateways: FormGateways) {
  const definition = formOr404(gateways, form);
  const t = textsOf(formPageTexts, gateways.content.dictionary());
  const { thankYou, includeReference } = definition;
  // The answers have gone: a placeholder in these words shows as the dots of the site.
  const { say } = givenBy(gateways, definition);
  const said = (text = '') => withoutAnswers(text, say);
  const sentAt = sentAtOf(definition, await readVisit(request), Date.now());
  const data: ThankYouData = {
    kind: 'thank-you',
    id: definition.id,
    form: titleOf(definition),
    sentAt,
    title: sentAt === null ? t('thankYouNothingTitle') : said(thankYou?.title) || t('thankYouTitle'),
    message: sentAt === null ? t('thankYouNothing') : said(thankYou?.message) || t('thankYouMessage'),
    reference: includeReference && sentAt !== null ? readReference(request) : null,
    referenceMessage: said(thankYou?.referenceMessage),
    givesReference: includeReference,
    stormFeed: thankYou?.stormFeedLink ?? false,
    redirectLink: thankYou?.redirectLink ?? { url: '/', name: t('thankYouHome') },
  };
  return json(data, { headers: { 'Cache-Control': cachePolicy.private } });
}
