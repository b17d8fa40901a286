import type { AddressDirectory } from '~/server/ports/addresses/port';
import type { BotChecks } from '~/server/ports/bot-check/create.server';
import type { Content } from '~/server/content/content';
import type { Drafts } from '~/server/drafts/drafts';
import type { Forms } from '~/server/content/forms/forms';
import type { Incidents } from '~/server/incidents/incidents';
import type { OffersQuestions } from '~/server/ports/offers/port';
import type { DuplicateGateways } from '~/server/submissions/duplicate-of.server';
import type { Pings } from '~/server/ports/smart-meter/pings.server';
import type { Submissions } from '~/server/submissions/submissions';
import type { Previews } from '~/server/previews/previews';
import type { Uploads } from '~/server/uploads/uploads';
import type { Supply } from '~/server/ports/supply/port';

export interface FormGateways extends DuplicateGateways {
  readonly forms: Forms;
  readonly incidents: DuplicateGateways['incidents'] & Pick<Incidents, 'freshness'>;
  readonly previews: Pick<Previews, 'open'>;
  readonly drafts: Drafts;
  readonly submissions: Submissions;
  readonly uploads: Uploads;
  readonly pings: Pings;
  readonly bots: BotChecks;
  readonly supply: Pick<Supply, 'smartMeterCheck'>;
  readonly content: Pick<Content, 'language' | 'dictionary' | 'live' | 'settings'>;
  readonly offers: OffersQuestions;
  readonly addresses: Pick<AddressDirectory, 'search'>;
}
