/**
 * Some names are ours, because the specification only describes those events
 * (docs/decisions/consent.md). No event carries an address, a postcode or a meter point.
 */
export interface EventProperties {
  search_performed: { search_mode: string; results: number };
  search_address_selected: { search_mode: string };
  search_address_selected_recent: { search_mode: string };
  search_open_modal: { search_mode: string };
  search_map_widget_open: { search_mode: string };
  search_can_t_find_address: { search_mode: string };
  virtual_pageview: { page_path: string; page_title: string };
  click_teaching_resource: { resource: string };
  video_action: { action: 'Play' | 'Close'; video: string };
  power_up_glossary_navigator: { letter: string };
  power_up_glossary_search: { results: number };
  power_up_media_search: { results: number };
  click_power_up_resource_type: { resource_type: string };
  click_power_up_spot: { spot: string };
  power_up_game_started: { game: string };
  click_banner: { banner: string };
  click_social_media: { network: string };
  offers_viewed: { offers: number };
  offers_requested: { offers: number };
  offers_skipped: Record<never, never>;
  video_play: { video: string };
  quick_link_click: { link: string };
  storm_link_click: { link: string };
  share: { network: string };
  accordion: { title: string; open: boolean };
  category_click: { category: string };
  form_step: { form: string; step: number };
  form_skipped: { form: string; step: number };
  form_completed: { form: string };
}

export type AnalyticsEvent = {
  [Name in keyof EventProperties]: { event: Name } & EventProperties[Name];
}[keyof EventProperties];
