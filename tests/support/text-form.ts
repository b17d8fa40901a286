import { vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { exampleIncident } from '../fixtures/example-incident';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import type { SignUpData, StopData } from '~/journeys/text-updates/sign-up-data';
import { buildSnapshot } from '../fixtures/build-snapshot';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import type { SignUpAnswer, StopAnswer } from '~/server/texts/sign-ups/port';
import { emptyVisit, writeVisit } from '~/server/visit/session.server';
import { usesInMemory } from './score';

const restored = exampleIncident({
  reference: 'INCD-2-A',
  powerCutType: 'restored',
  sectors: ['CB2 9'],
});
/** One power cut, and one that is over. */
export const textSnapshot = () =>
  buildSnapshot([exampleIncident({ reference: 'INCD-1-A', sectors: ['CB1 9'] }), restored], 0);
export const MPAN = '1000001901079';

const OWN_WORDS = {
  textUpdateFailureCurrentTitle: 'From the dictionary',
  mobileRequired: 'Own words on mobiles',
  nameTooLong: 'Own words on names',
};

/** As a page that was opened three seconds ago has it. */
const SECRET = createEncrypter('a secret of sixteen letters', 'bot check');
const challenge = createChallenge(SECRET);
export const tokenOf = (age: number) => createChallenge(SECRET, () => Date.now() - age).issue();

export function gatewaysWith(answer: SignUpAnswer | StopAnswer | Failure, wait = 0) {
  const reply = async () => {
    if (answer instanceof Failure) throw answer;
    return answer as never;
  };
  return {
    textUpdates: { signUp: vi.fn(reply), stop: vi.fn(reply) },
    textLimits: { waitFor: async () => 0, waitForSignUp: vi.fn(async () => wait) },
    incidents: { snapshot: textSnapshot },
    content: { dictionary: () => OWN_WORDS },
    bots: { challenge, service: null, uses: usesInMemory() },
  };
}

let count = 0;
export const nextNumber = () => `07722${String((count += 1)).padStart(6, '0')}`;
export async function posted(
  path: string,
  fields: Record<string, string>,
  mpan: string | null | undefined = undefined,
) {
  const searchedAddress = {
    postcode: 'CB1 9ZA',
    mpan: mpan ?? null,
    houseNo: '7',
    houseName: null,
    fullAddress: '7 Orchard Row, CB1 9ZA',
    dno: 1,
  };
  const cookie =
    mpan === undefined
      ? ''
      : ((await writeVisit({ ...emptyVisit(), searchedAddress })).split(';')[0] ?? '');
  return new Request(`http://site.test${path}`, {
    method: 'POST',
    headers: { Cookie: cookie, 'x-peer-address': `pages-${(count += 1)}` },
    body: new URLSearchParams({ [BOT_INPUTS.token]: tokenOf(3000), ...fields }),
  });
}
export const INCIDENT = '/power-cut/text-updates/incident?incidentid=INCD-1-A';
export const outcomeOf = async <Data extends SignUpData | StopData>(answer: Response | null) => ({
  status: answer?.status,
  to: answer?.headers.get('Location') ?? null,
  data: answer?.headers.has('Location') ? null : ((await answer?.json()) as Data),
});
