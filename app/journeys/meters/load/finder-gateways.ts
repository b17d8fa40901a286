import type { AddressDirectory } from '~/server/ports/addresses/addresses';
import type { BotChecks } from '~/server/ports/bot-check/create.server';
import type { Content } from '~/server/content/content';
import type { Uploads } from '~/server/uploads/uploads';
import type { Meters } from '~/server/ports/mpan/meters';
import type { MpanRequests } from '~/server/ports/mpan/requests';

/** The gateways of the finder's pages. */
export interface FinderGateways {
  readonly addresses: AddressDirectory;
  readonly meters: Meters;
  readonly mpanRequests: MpanRequests;
  readonly content: Pick<Content, 'settings' | 'dictionary'>;
  readonly uploads: Uploads;
  readonly bots: BotChecks;
}
