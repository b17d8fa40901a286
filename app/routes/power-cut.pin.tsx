import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { map as mapTexts } from '#words/en.json';
import { pageMeta } from '~/cms/page-meta';
import { textsOf } from '~/words/texts';
import { PinPageView } from '~/journeys/map/pin-page';
import { cachePolicy } from '~/server/lib/cache-policy';
import { formFields } from '~/server/lib/form.server';
import { env } from '~/server/env.server';
import { gatewaysFor } from '~/server/gateways.server';
import { formAsking } from '~/journeys/search/load/form-asking.server';
import { confirmPin } from '~/journeys/map/load/confirm.server';
import { pinPageOf, pinRequestOf } from '~/journeys/map/load/pin.server';
import { streetsOf } from '~/journeys/map/load/surroundings.server';
import { safeReturnTo } from '~/server/visit/return-to.server';
import { readVisit, writeVisit } from '~/server/visit/session.server';

export const handle = { field: 'paper', isForm: true, journey: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? mapTexts.pinTitle, description: data?.description });

export async function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const t = textsOf(mapTexts, gateways.content.dictionary());
  const { pinLocation } = await readVisit(request);
  const asked = pinRequestOf(request, pinLocation);
  const page = await pinPageOf(asked);
  const silent = asked.move.kind === 'none' && asked.centre === null && asked.pin === null;
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'), '') || undefined;
  return json(
    {
      title: t('pinTitle'),
      description: t('pinDescription'),
      page,
      silent,
      mapboxToken: env.MAPBOX_TOKEN ?? null,
      streets: streetsOf(gateways.streets),
      returnTo,
      form: formAsking(gateways, returnTo),
    },
    { headers: { 'Cache-Control': cachePolicy.private } },
  );
}

const statuses = { nonsense: 422, outside: 422, unavailable: 503 } as const;

export async function action({ request }: ActionFunctionArgs) {
  const result = await confirmPin(await formFields(request), await readVisit(request), Date.now());
  if (result.kind === 'refused')
    return json({ why: result.why, pin: result.pin }, { status: statuses[result.why] });
  return redirect(result.to, {
    status: 303,
    headers: { 'Set-Cookie': await writeVisit(result.visit) },
  });
}

export default function PinRoute() {
  const { page, silent, mapboxToken, streets, returnTo } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const shown = refused?.pin ? { ...page, pin: refused.pin } : page;
  return (
    <PinPageView
      page={shown}
      silent={silent}
      refused={refused?.why ?? null}
      mapboxToken={mapboxToken}
      streets={streets}
      returnTo={returnTo}
    />
  );
}
