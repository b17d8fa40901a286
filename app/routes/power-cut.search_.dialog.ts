import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ChoiceAnswer } from '~/search-view/choice-answer';
import { foundAddress } from '~/search-view/found';
import { readPurpose } from '~/search-view/search-query';
import { privateJson } from '~/server/api.server';
import { formFields } from '~/server/form.server';
import { gateways } from '~/server/gateways.server';
import { incidentPageOf } from '~/server/incident-page/of-visit.server';
import { logger } from '~/server/logger.server';
import { forgetRecents, selectAddress, type Selected } from '~/server/search.server';
import { readVisit, writeVisit, type Visit } from '~/server/session.server';

/** What the search dialog asks the server; the search page does the same with forms and redirects. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { recents } = await readVisit(request);
  return privateJson({ recents: recents.slice(0, 2).map(foundAddress) });
}

export async function action({ request }: ActionFunctionArgs) {
  const fields = await formFields(request);
  const visit = await readVisit(request);
  const { mode, ownOnly } = readPurpose(
    (name) => fields[name] ?? null,
    () => '',
  );
  if (fields['forget-all'] !== undefined) return answer({ kind: 'forgotten' }, forgetRecents(visit, null));
  if (fields['forget'] !== undefined) return answer({ kind: 'forgotten' }, forgetRecents(visit, fields['forget']));

  const selected = await selectAddress(gateways, logger, {
    visit,
    mode,
    ownOnly,
    choice: fields['select'],
  });
  if (selected.kind === 'unavailable') throw new Response(null, { status: 502 });
  if (selected.kind === 'incident') {
    const { to, visit: found } = await incidentPageOf(gateways, selected.visit, Date.now());
    return answer({ kind: 'go', to, address: found.searchedAddress }, found);
  }
  return answer(answerOf(selected), 'visit' in selected ? selected.visit : undefined);
}

function answerOf(selected: Exclude<Selected, { kind: 'unavailable' | 'incident' }>): ChoiceAnswer {
  switch (selected.kind) {
    case 'schedule':
      return { kind: 'go', to: selected.url, address: null };
    case 'chosen':
      return { kind: 'chosen', address: selected.address };
    case 'gone':
      return { kind: 'gone' };
    case 'other-distributor':
      return selected;
  }
}

async function answer(value: ChoiceAnswer, visit?: Visit): Promise<Response> {
  const response = privateJson(value);
  if (visit) response.headers.set('Set-Cookie', await writeVisit(visit));
  return response;
}
