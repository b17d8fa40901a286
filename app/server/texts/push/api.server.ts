import { z } from 'zod';
import type { Env } from '~/server/env.server';
import { ReferenceInput } from '~/server/lib/api-input';
import { api, apiError, privateJson, readJsonBody } from '~/server/lib/api.server';
import { languageInCookie } from '~/server/languages/choice';
import { readVisit, type Visit } from '~/server/visit/session.server';
import { isPushEndpoint, PushSubscription } from './endpoint';
import type { Followed, PushFollowers } from './followers.server';
import type { VapidKeys } from './keys.server';

export interface Push {
  readonly keys: () => Promise<VapidKeys>;
  /** False if there is no contact for push services (subject.ts), so nothing can be sent. */
  readonly isOffered: boolean;
  readonly followers: PushFollowers;
}
interface Sources {
  readonly push: Push;
  readonly env: Pick<Env, 'PUSH_HOSTS'>;
}

/** The address itself is in the visitor's encrypted cookie; a request only refers to it. */
const About = z.union([
  z.object({ reference: ReferenceInput }),
  z.object({ place: z.literal('address') }),
]);
const Question = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('follow'),
    subscription: PushSubscription,
    about: About,
    quiet: z.boolean(),
  }),
  z.object({ do: z.literal('look'), endpoint: z.string().max(1000), about: About }),
  z.object({ do: z.literal('move'), from: PushSubscription, subscription: PushSubscription }),
  z.object({ do: z.literal('stop'), endpoint: z.string().max(1000) }),
]);

export const addressIn = ({ searchedAddress, chosenAddress }: Visit) =>
  searchedAddress ?? chosenAddress;

async function followedOf(request: Request, about: z.infer<typeof About>): Promise<Followed> {
  if ('reference' in about) return about;
  const address = addressIn(await readVisit(request));
  if (!address) throw apiError('not-found', 'No address is chosen', 'about');
  return { postcode: address.postcode };
}

export const answerPushKey = api(
  { limit: 'push key' },
  async (_call, { push }: Pick<Sources, 'push'>) => {
    checkOffered(push);
    return privateJson({ key: (await push.keys()).publicKey });
  },
);

function checkOffered({ isOffered }: Push): void {
  if (!isOffered) throw apiError('not-accepted', 'Notifications are not offered');
}

function checkEndpoint(endpoint: string, { PUSH_HOSTS }: Sources['env']): void {
  if (!isPushEndpoint(endpoint, PUSH_HOSTS))
    throw apiError(
      'invalid',
      'This is not the address of a push service that we know',
      'subscription.endpoint',
    );
}

/**
 * Follow something, check whether it is followed, move to another endpoint, or stop everything.
 * Knowing a browser's endpoint authenticates it.
 */
export const answerPush = api({ limit: 'push' }, async ({ request }, { push, env }: Sources) => {
  const { followers } = push;
  const question = await readJsonBody(request, Question, 8000);
  if (question.do === 'stop') {
    await followers.stop(question.endpoint);
    return privateJson({ following: false });
  }
  if (question.do === 'move') {
    checkEndpoint(question.subscription.endpoint, env);
    return privateJson({ following: await followers.move(question.from, question.subscription) });
  }
  const followed = await followedOf(request, question.about);
  if (question.do === 'look')
    return privateJson({ following: await followers.isFollowed(question.endpoint, followed) });
  checkOffered(push);
  const { subscription, quiet } = question;
  checkEndpoint(subscription.endpoint, env);
  const answer = await followers.follow(
    { ...subscription, quiet },
    followed,
    languageInCookie(request.headers.get('Cookie'))?.code,
  );
  if (answer === 'over')
    throw apiError('not-accepted', 'This power cut is over, or not known', 'about');
  if (answer === 'too-many')
    throw apiError('not-accepted', 'This browser follows twenty things already', 'about');
  return privateJson({ following: true });
});
