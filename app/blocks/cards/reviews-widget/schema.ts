import { z } from 'zod';
import { Href } from '~/cms/href';
import { optional, Words } from '~/cms/lenient';

export const ReviewsWidgetSchema = z.object({
  title: Words,
  text: Words,
  reviewsUrl: optional(Href),
  widgetId: Words,
});
export type ReviewsWidgetProps = z.output<typeof ReviewsWidgetSchema>;
