import type { PageModel } from '~/forms/engine/page-model';
import type { MeterAround } from '~/forms/fields/view';

/** Where no meter is asked, nothing is said about one, nor is there a heading for it. */
export const withoutMeter = (page: PageModel, meter: MeterAround | null): PageModel =>
  meter
    ? page
    : {
        ...page,
        fieldsets: page.fieldsets.map((fieldset) => ({
          ...fieldset,
          columns: fieldset.columns.map((fields) => fields.filter(({ type }) => type !== 'smart meter')),
        })),
      };
