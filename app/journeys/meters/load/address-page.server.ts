import { addressFinderSchema } from '~/forms/schemas/finders';
import {
  INSTEAD_PATH,
  MANUAL_PATH,
  METER_PATH,
  mpanForms,
  purposeOf,
  type MpanFormName,
} from '../mpan-paths';
import type { ChosenForMpan } from '../page-data';
import { searchHref } from '~/journeys/search/search-path';
import { pageData, seeOther } from '~/server/answers.server';
import { choiceOf } from '~/server/ports/addresses/choice.server';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import { addressWait } from '~/server/ports/addresses/limit.server';
import { checkForm, postedFields } from '~/server/lib/posted-form.server';
import { readVisit, writeVisit } from '~/server/visit/session.server';
import type { FinderGateways } from './finder-gateways';
import { readFinderDraft, writeFinderDraft } from './finder-cookie.server';
import { meterPointOf } from '~/server/ports/mpan/meter-point.server';
import {
  accept,
  answerSent,
  emptyForm,
  finderTexts,
  formAgain,
  heldBack,
  thankYou,
  type Again,
  type Fields,
} from './page-answer.server';

type Gateways = Pick<FinderGateways, 'addresses' | 'meters' | 'mpanRequests' | 'bots' | 'content'>;

const otherWays: Readonly<Record<string, string>> = {
  'meter-number': METER_PATH,
  form: MANUAL_PATH,
};

/**
 * The form, with a newly chosen address, or the thank-you page. A directory without meter points
 * leads to the manual form.
 */
export async function loadAddressPage(
  request: Request,
  name: MpanFormName,
  gateways: Pick<Gateways, 'mpanRequests' | 'bots'> & {
    readonly addresses: Pick<AddressDirectory, 'hasMeterPoints'>;
  },
) {
  if (gateways.addresses.hasMeterPoints === false) return seeOther(INSTEAD_PATH);
  const query = new URL(request.url).searchParams;
  const other = otherWays[query.get('by') ?? ''];
  if (other) return seeOther(other);
  const kept = readFinderDraft(request, name);
  const sent = thankYou(request, kept);
  if (sent) return sent;
  const { chosenAddress } = query.has('chosen')
    ? await readVisit(request)
    : { chosenAddress: null };
  const address: ChosenForMpan | null = chosenAddress && {
    choice: choiceOf(chosenAddress),
    fullAddress: chosenAddress.fullAddress,
  };
  return pageData({ ...emptyForm(gateways, kept?.values), address });
}

/** The cookie keeps the typed values while the visitor chooses an address. */
function searchFor(
  name: MpanFormName,
  { find = '', emailAddress = '', checkbox = '' }: Fields,
): Response {
  return seeOther(searchHref(purposeOf(name), find.trim() || undefined), [
    writeFinderDraft({ form: name, values: { find, emailAddress, checkbox } }),
  ]);
}

/** If the posted choice names the address just chosen; needs no lookup. */
async function rememberedChoice(
  request: Request,
  posted: string | undefined,
): Promise<ChosenForMpan | null> {
  const { chosenAddress } = await readVisit(request);
  const choice = chosenAddress && choiceOf(chosenAddress);
  return chosenAddress && choice === posted
    ? { choice, fullAddress: chosenAddress.fullAddress }
    : null;
}

export async function postAddressPage(
  request: Request,
  name: MpanFormName,
  gateways: Gateways,
): Promise<Response> {
  if (gateways.addresses.hasMeterPoints === false) return seeOther(INSTEAD_PATH);
  const fields = await postedFields(request);
  const { path, kind, mode } = mpanForms[name];
  const hasAddress = Boolean(fields['address']);
  if (fields['intent'] === 'find') return searchFor(name, fields);
  if (fields['intent'] === 'change') return searchFor(name, { ...fields, find: '' });
  // Enter in the address field, or Submit without an address: the address must be chosen first.
  if (!hasAddress && fields['find']?.trim()) return searchFor(name, fields);

  const t = finderTexts(gateways);
  const checked = await checkForm(addressFinderSchema, t, fields);
  const again = (more: Again): Response => formAgain({ ...emptyForm(gateways, fields), ...more });

  // Each choice is looked up in the directory, so it is rate limited; the typed values are kept.
  if (hasAddress && addressWait(request) > 0)
    return again({
      address: await rememberedChoice(request, fields['address']),
      fieldErrors: { find: t('mpanTooOften') },
      isTooOften: true,
    });
  const found = hasAddress
    ? await meterPointOf({ ...gateways, mode, choice: fields['address'] })
    : null;
  const fullAddress = found && found.kind !== 'unavailable' ? found.fullAddress : null;
  const address = fullAddress ? { choice: fields['address'] ?? '', fullAddress } : null;
  const fieldErrors = {
    ...(found?.kind === 'problem' && { find: t(`mpanFind${found.problem}`) }),
    ...checked.fieldErrors,
  };
  if (Object.keys(fieldErrors).length > 0 || !checked.data) return again({ address, fieldErrors });
  if (found?.kind !== 'found') return again({ address, failed: true });
  const held = await heldBack(request, fields, gateways);
  if (held) return again({ address, ...held });

  const email = checked.data.emailAddress;
  const body = { checkbox: true, emailAddress: email, ...found.meter } as const;
  const outcome = await accept(gateways, kind, body, fields['key']);
  if ('shown' in outcome) return again({ address, ...outcome.shown });
  const visit = await readVisit(request);
  return answerSent(request, name, path, { ...outcome.accepted, email }, [
    await writeVisit({ ...visit, chosenAddress: null }),
  ]);
}
