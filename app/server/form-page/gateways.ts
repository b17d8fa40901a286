import type { AddressDirectory } from '../addresses/addresses';
import type { BotChecks } from '../bot-check/create.server';
import type { Content } from '../content/content';
import type { Drafts } from '../drafts/drafts';
import type { Forms } from '../forms/forms';
import type { OffersQuestions } from '../offers/offers';
import type { DuplicateGateways } from '../submissions/duplicate-of.server';
import type { Pings } from '../smart-meter/pings.server';
import type { Submissions } from '../submissions/submissions';
import type { Uploads } from '../uploads/uploads';
import type { Supply } from '../supply/supply';

/** What the pages of a form ask. */
export interface FormGateways extends DuplicateGateways {
  readonly forms: Forms;
  readonly drafts: Drafts;
  readonly submissions: Submissions;
  readonly uploads: Uploads;
  readonly pings: Pings;
  readonly bots: BotChecks;
  readonly supply: Pick<Supply, 'smartMeterCheck'>;
  readonly content: Pick<Content, 'dictionary' | 'live'>;
  /** Where the future planned form leads. */
  readonly offers: OffersQuestions;
  readonly addresses: Pick<AddressDirectory, 'search'>;
}
