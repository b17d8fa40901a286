import type { Content } from '~/server/content/content';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import type { BotChecks } from '~/server/ports/bot-check/create.server';
import type { Meters, MpanRequests } from '~/server/ports/mpan/port';
import type { Uploads } from '~/server/uploads/uploads';

export interface FinderGateways {
  readonly addresses: AddressDirectory;
  readonly meters: Meters;
  readonly mpanRequests: MpanRequests;
  readonly content: Pick<Content, 'settings' | 'dictionary'>;
  readonly uploads: Uploads;
  readonly bots: BotChecks;
}
