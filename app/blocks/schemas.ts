import { ContactItemsSchema } from './contact-items/schema';
import { HomepagePowerCutSearchSchema } from './homepage-power-cut-search/schema';
import { IsPowerOffCtaSchema } from './is-power-off-cta/schema';
import { MessagingSchema } from './messaging/schema';
import { PlannedPowerCutBannerSchema } from './planned-power-cut-banner/schema';
import { RichTextSchema } from './rich-text/schema';
import { ServiceChooserSchema } from './service-chooser/schema';
import { NotFoundCardSchema } from './not-found-card/schema';
import { PlannedIncidentHeaderSchema } from './planned-incident-header/schema';
import { UnplannedIncidentHeaderSchema } from './unplanned-incident-header/schema';

/** Content type name of the content system to what it may send. Runs on the server only. Specification: lookup, section 1. */
export const blockSchemas = {
  ContactItems: ContactItemsSchema,
  HomepagePowerCutSearch: HomepagePowerCutSearchSchema,
  IsPowerOffCta: IsPowerOffCtaSchema,
  Messaging: MessagingSchema,
  PlannedPowerCutBanner: PlannedPowerCutBannerSchema,
  RichText: RichTextSchema,
  ServiceChooser: ServiceChooserSchema,
  NotFoundCard: NotFoundCardSchema,
  PlannedIncidentHeader: PlannedIncidentHeaderSchema,
  UnplannedIncidentHeader: UnplannedIncidentHeaderSchema,
} as const;
