import type { AddressDirectory } from '../addresses/addresses';
import type { BotChecks } from '../bot-check/create.server';
import type { Content } from '../content/content';
import type { Uploads } from '../uploads/uploads';
import type { Meters } from './meters';
import type { MpanRequests } from './requests';

/** What the pages of the finder need. */
export interface FinderGateways {
  readonly addresses: AddressDirectory;
  readonly meters: Meters;
  readonly mpanRequests: MpanRequests;
  readonly content: Pick<Content, 'settings' | 'dictionary'>;
  readonly uploads: Uploads;
  readonly bots: BotChecks;
}
