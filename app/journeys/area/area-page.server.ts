import { json } from '@remix-run/node';
import type { AreaAddress, AreaOutcome, AreaPageData } from './area-data';
import { textsOf } from '~/words/texts';
import { area as areaTexts } from '#words/en.json';
import { isOwnNetwork, type Address } from '~/domain/address';
import { distributorOf, expandGroups } from '~/domain/address-search';
import { regionOf } from '~/domain/region';
import { areaSchema } from '~/forms/schemas/area';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import { choiceOf, isChosen, parseChoice } from '~/server/ports/addresses/choice.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '~/server/content/content';
import { checkForm } from '~/server/lib/posted-form.server';
import { hasVisit, readVisit, type SearchedAddress } from '~/server/visit/session.server';

interface Gateways {
  readonly addresses: Pick<AddressDirectory, 'search'>;
  readonly content: Pick<Content, 'settings' | 'dictionary'>;
}

/**
 * The directory knows which network the address is on. Falls back to the remembered address if it
 * does not answer.
 */
async function readAgain(
  addresses: Gateways['addresses'],
  kept: SearchedAddress,
): Promise<Address | null> {
  const choice = parseChoice(choiceOf(kept));
  if (!choice) return null;
  const found = await addresses
    .search({ value: kept.postcode, isPostcodeSearchOnly: true })
    .catch(() => []);
  return expandGroups(found).find((address) => isChosen(address, choice)) ?? null;
}

async function addressFor(
  { addresses, content }: Gateways,
  kept: SearchedAddress,
): Promise<AreaAddress> {
  const { areaCheckerShowsRegion, distributors } = content.settings();
  const address = await readAgain(addresses, kept);
  const { dno, mpan, postcode, fullAddress } = kept;
  const isOwn = address?.isOwnNetwork || isOwnNetwork({ dno });
  const known = isOwn
    ? null
    : distributorOf({ dno, mpan, distributorMpid: address?.distributorMpid ?? null }, distributors);
  return {
    fullAddress,
    postcode: postcode.toUpperCase() || null,
    isOwn,
    region: isOwn && areaCheckerShowsRegion ? (regionOf(dno)?.name ?? null) : null,
    distributor: known && {
      name: known.name,
      logo: known.logo,
      phone: known.phone,
      website: known.website,
    },
  };
}

/**
 * Choosing an address outside our area shows an error at once; checking it shows more (L-717,
 * L-718).
 */
function outcomeOf(address: AreaAddress | null, checks: boolean): AreaOutcome | null {
  if (!address) return null;
  if (checks) return address.isOwn ? 'success' : 'not-in-area';
  return address.isOwn ? null : 'incorrect';
}

export async function loadAreaPage(request: Request, gateways: Gateways): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const { chosenAddress } = query.has('chosen')
    ? await readVisit(request)
    : { chosenAddress: null };
  const address = chosenAddress && (await addressFor(gateways, chosenAddress));
  const checks = query.has('check');
  const say = textsOf(areaTexts, gateways.content.dictionary());
  const asked = checks ? await checkForm(areaSchema, say, { chosen: address ? 'true' : '' }) : null;
  const fieldErrors = asked?.fieldErrors ?? {};
  const data: AreaPageData = { address, outcome: outcomeOf(address, checks), fieldErrors };
  const policy = hasVisit(request) || query.size > 0 ? cachePolicy.private : cachePolicy.content;
  return json(data, {
    status: asked?.fieldErrors ? 422 : 200,
    headers: { 'Cache-Control': policy },
  });
}
