import { ContactUsSchema } from '~/blocks/guidance/contact-us/schema';
import { NeedMoreHelpSchema } from '~/blocks/guidance/need-more-help/schema';
import { SafeSpaceSchema } from '~/blocks/guidance/safe-space/schema';
import { ContactItemsSchema } from '~/blocks/guidance/contact-items/schema';
import { HomepagePowerCutSearchSchema } from '~/blocks/power-cut/homepage-power-cut-search/schema';
import { IsPowerOffCtaSchema } from '~/blocks/power-cut/is-power-off-cta/schema';
import { MessagingSchema } from '~/blocks/actions/messaging/schema';
import { PlannedPowerCutBannerSchema } from '~/blocks/power-cut/planned-power-cut-banner/schema';
import { RichTextSchema } from '~/blocks/words/rich-text/schema';
import { ServiceChooserSchema } from '~/blocks/service/service-chooser/schema';
import { NotFoundCardSchema } from '~/blocks/cards/not-found-card/schema';
import { PlannedIncidentHeaderSchema } from '~/blocks/power-cut/planned-incident-header/schema';
import { UnplannedIncidentHeaderSchema } from '~/blocks/power-cut/unplanned-incident-header/schema';
import { StatisticsSchema } from '~/blocks/data/statistics/schema';
import { SimpleTableSchema } from '~/blocks/data/simple-table/schema';
import { ColumnsTableSchema } from '~/blocks/data/columns-table/schema';
import { ChartsSchema } from '~/blocks/data/charts/schema';
import { AccordionSchema } from '~/blocks/words/accordion/schema';
import { ChecklistSchema } from '~/blocks/guidance/checklist/schema';
import { ImageGridSchema } from '~/blocks/media/image-grid/schema';
import { CtasSchema } from '~/blocks/actions/ctas/schema';
import { ButtonBlockSchema } from '~/blocks/actions/button-block/schema';
import { DoubleCtaSchema } from '~/blocks/actions/double-cta/schema';
import { DownloadCardsSchema } from '~/blocks/cards/download-cards/schema';
import { FeedbackCtaSchema } from '~/blocks/actions/feedback-cta/schema';
import { HelpAndSupportLinksSchema } from '~/blocks/guidance/help-and-support-links/schema';
import { StormLandingBannerSchema } from '~/blocks/storm/storm-landing-banner/schema';
import { StormBodySchema } from '~/blocks/storm/storm-body/schema';
import { StormLiveFeedSchema } from '~/blocks/storm/storm-live-feed/schema';
import { StormChecklistSchema } from '~/blocks/storm/storm-checklist/schema';
import { DangerousSituationSchema } from '~/blocks/guidance/dangerous-situation/schema';
import { ServiceCardsSchema } from '~/blocks/service/service-cards/schema';
import { LargeImageWithLinkCardsSchema } from '~/blocks/cards/large-image-with-link-cards/schema';
import { ImageAndInfoSchema } from '~/blocks/words/image-and-info/schema';
import { ImageAndRichTextSchema } from '~/blocks/words/image-and-rich-text/schema';
import { ImageWithSingleTextSchema } from '~/blocks/words/image-with-single-text/schema';
import { NumberedItemSchema } from '~/blocks/words/numbered-item/schema';
import { FullWidthImageSchema } from '~/blocks/media/full-width-image/schema';
import { AuthorCardSchema } from '~/blocks/cards/author-card/schema';
import { FullWidthVideoSchema } from '~/blocks/media/full-width-video/schema';
import { VideoModalSchema } from '~/blocks/media/video-modal/schema';
import { LandingHeroBannerSchema } from '~/blocks/hero/landing-hero-banner/schema';
import { PowerUpBannerSchema } from '~/blocks/learning/power-up-banner/schema';
import { AnchorSchema } from '~/blocks/words/anchor/schema';
import { DsapProjectsSchema } from '~/blocks/cards/dsap-projects/schema';
import { NewsListSchema } from '~/blocks/news/news-list/schema';
import { NewsAndViewsSchema } from '~/blocks/news/news-and-views/schema';
import { FeaturedNewsSchema } from '~/blocks/news/featured-news/schema';
import { UsefulGuidesSchema } from '~/blocks/guidance/useful-guides/schema';
import { UsefulVideosSchema } from '~/blocks/media/useful-videos/schema';
import { PastEventsSchema } from '~/blocks/events/past-events/schema';
import { EventsCardSchema } from '~/blocks/events/events-card/schema';
import { UpcomingEventsCarouselSchema } from '~/blocks/events/upcoming-events-carousel/schema';
import { ServiceAccordionSchema } from '~/blocks/service/service-accordion/schema';
import { ShareBarSchema } from '~/blocks/actions/share-bar/schema';
import { UsefulLinksSchema } from '~/blocks/words/useful-links/schema';
import { QuickLinksSchema } from '~/blocks/words/quick-links/schema';
import { VideoThumbnailSchema } from '~/blocks/media/video-thumbnail/schema';
import { MediaTilesSchema } from '~/blocks/media/media-tiles/schema';
import { ServicesCardSchema } from '~/blocks/service/services-card/schema';
import { CallToActionBoxSchema } from '~/blocks/actions/call-to-action-box/schema';
import { SubNavigationSchema } from '~/blocks/words/sub-navigation/schema';
import { CurvedBannerSchema } from '~/blocks/hero/curved-banner/schema';
import { ServiceNavigationSchema } from '~/blocks/service/service-navigation/schema';
import { GlossarySchema } from '~/blocks/words/glossary/schema';
import { PowerUpCentralHeaderSchema } from '~/blocks/learning/power-up-central-header/schema';
import { PowerUpMediaSearchSchema } from '~/blocks/learning/power-up-media-search/schema';
import { PowerUpResourceListSchema } from '~/blocks/learning/power-up-resource-list/schema';
import { LessonLinksSchema } from '~/blocks/learning/lesson-links/schema';
import { TabbedServicesSchema } from '~/blocks/service/tabbed-services/schema';
import { TabbedContentSchema } from '~/blocks/words/tabbed-content/schema';
import { HelpAndAdviceSchema } from '~/blocks/guidance/help-and-advice/schema';
import { HelpAndContactSchema } from '~/blocks/guidance/help-and-contact/schema';
import { SocialMediaEmbedsSchema } from '~/blocks/media/social-media-embeds/schema';
import { CareersHomeBannerSchema } from '~/blocks/careers/careers-home-banner/schema';
import { CareersHeroCardsSchema } from '~/blocks/careers/careers-hero-cards/schema';
import { CareersContentCardsSchema } from '~/blocks/careers/careers-content-cards/schema';
import { DownloadReportCardSchema } from '~/blocks/cards/download-report-card/schema';
import { CareersAwardsSchema } from '~/blocks/careers/careers-awards/schema';
import { CareersCarouselSchema } from '~/blocks/careers/careers-carousel/schema';
import { CaseStudyCarouselSchema } from '~/blocks/cards/case-study-carousel/schema';
import { LandingHeroOptionSelectorSchema } from '~/blocks/hero/landing-hero-option-selector/schema';
import { InPageNavigationSchema } from '~/blocks/words/in-page-navigation/schema';
import { MediaGallerySchema } from '~/blocks/media/media-gallery/schema';
import { ImageCarouselSchema } from '~/blocks/media/image-carousel/schema';
import { ProjectCarouselSchema } from '~/blocks/cards/project-carousel/schema';
import { PowerCutCurvedBannerSchema } from '~/blocks/power-cut/power-cut-curved-banner/schema';
import { RawHtmlSchema } from '~/blocks/words/raw-html/schema';
import { EmbeddedGameSchema } from '~/blocks/media/embedded-game/schema';
import { ReviewsWidgetSchema } from '~/blocks/cards/reviews-widget/schema';
import { AreaCheckerSchema } from '~/blocks/tools/area-checker/schema';
import { CostCalculatorSchema } from '~/blocks/tools/cost-calculator/schema';
import { ExportMpanFinderSchema } from '~/blocks/tools/export-mpan-finder/schema';
import { SupplierMpanFinderSchema } from '~/blocks/tools/supplier-mpan-finder/schema';
import { WhatsMyMpanSchema } from '~/blocks/tools/whats-my-mpan/schema';
import { StormHomeSchema } from '~/blocks/storm/storm-home/schema';
import { WarmPlacesSchema } from '~/blocks/storm/warm-places/schema';
import { PostcodeStartSchema } from '~/blocks/power-cut/postcode-start/schema';

/** For each content type of the content system, what it may send. Runs on the server only. Specification: lookup, section 1. */
export const blockSchemas = {
  ContactItems: ContactItemsSchema,
  ContactUs: ContactUsSchema,
  NeedMoreHelp: NeedMoreHelpSchema,
  SafeSpace: SafeSpaceSchema,
  HomepagePowerCutSearch: HomepagePowerCutSearchSchema,
  IsPowerOffCta: IsPowerOffCtaSchema,
  Messaging: MessagingSchema,
  PlannedPowerCutBanner: PlannedPowerCutBannerSchema,
  RichText: RichTextSchema,
  ServiceChooser: ServiceChooserSchema,
  NotFoundCard: NotFoundCardSchema,
  PlannedIncidentHeader: PlannedIncidentHeaderSchema,
  UnplannedIncidentHeader: UnplannedIncidentHeaderSchema,
  DangerousSituation: DangerousSituationSchema,
  Statistics: StatisticsSchema,
  SimpleTable: SimpleTableSchema,
  ColumnsTable: ColumnsTableSchema,
  Charts: ChartsSchema,
  Accordion: AccordionSchema,
  Checklist: ChecklistSchema,
  ImageGrid: ImageGridSchema,
  Ctas: CtasSchema,
  ButtonBlock: ButtonBlockSchema,
  DoubleCta: DoubleCtaSchema,
  DownloadCards: DownloadCardsSchema,
  FeedbackCta: FeedbackCtaSchema,
  HelpAndSupportLinks: HelpAndSupportLinksSchema,
  StormLandingBanner: StormLandingBannerSchema,
  StormBody: StormBodySchema,
  StormLiveFeed: StormLiveFeedSchema,
  StormChecklist: StormChecklistSchema,
  StormHome: StormHomeSchema,
  WarmPlaces: WarmPlacesSchema,
  ServiceCards: ServiceCardsSchema,
  LargeImageWithLinkCards: LargeImageWithLinkCardsSchema,
  ImageAndInfo: ImageAndInfoSchema,
  ImageAndRichText: ImageAndRichTextSchema,
  ImageWithSingleText: ImageWithSingleTextSchema,
  NumberedItem: NumberedItemSchema,
  FullWidthImage: FullWidthImageSchema,
  AuthorCard: AuthorCardSchema,
  FullWidthVideo: FullWidthVideoSchema,
  VideoModal: VideoModalSchema,
  LandingHeroBanner: LandingHeroBannerSchema,
  PowerUpBanner: PowerUpBannerSchema,
  Anchor: AnchorSchema,
  DsapProjects: DsapProjectsSchema,
  NewsList: NewsListSchema,
  NewsAndViews: NewsAndViewsSchema,
  FeaturedNews: FeaturedNewsSchema,
  UsefulGuides: UsefulGuidesSchema,
  UsefulVideos: UsefulVideosSchema,
  PastEvents: PastEventsSchema,
  EventsCard: EventsCardSchema,
  UpcomingEventsCarousel: UpcomingEventsCarouselSchema,
  ServiceAccordion: ServiceAccordionSchema,
  ShareBar: ShareBarSchema,
  UsefulLinks: UsefulLinksSchema,
  QuickLinks: QuickLinksSchema,
  VideoThumbnail: VideoThumbnailSchema,
  MediaTiles: MediaTilesSchema,
  ServicesCard: ServicesCardSchema,
  CallToActionBox: CallToActionBoxSchema,
  SubNavigation: SubNavigationSchema,
  CurvedBanner: CurvedBannerSchema,
  ServiceNavigation: ServiceNavigationSchema,
  Glossary: GlossarySchema,
  PowerUpCentralHeader: PowerUpCentralHeaderSchema,
  PowerUpMediaSearch: PowerUpMediaSearchSchema,
  PowerUpResourceList: PowerUpResourceListSchema,
  LessonLinks: LessonLinksSchema,
  TabbedServices: TabbedServicesSchema,
  TabbedContent: TabbedContentSchema,
  HelpAndAdvice: HelpAndAdviceSchema,
  HelpAndContact: HelpAndContactSchema,
  SocialMediaEmbeds: SocialMediaEmbedsSchema,
  CareersHomeBanner: CareersHomeBannerSchema,
  CareersHeroCards: CareersHeroCardsSchema,
  CareersContentCards: CareersContentCardsSchema,
  DownloadReportCard: DownloadReportCardSchema,
  CareersAwards: CareersAwardsSchema,
  CareersCarousel: CareersCarouselSchema,
  CaseStudyCarousel: CaseStudyCarouselSchema,
  LandingHeroOptionSelector: LandingHeroOptionSelectorSchema,
  InPageNavigation: InPageNavigationSchema,
  MediaGallery: MediaGallerySchema,
  ImageCarousel: ImageCarouselSchema,
  ProjectCarousel: ProjectCarouselSchema,
  PowerCutCurvedBanner: PowerCutCurvedBannerSchema,
  RawHtml: RawHtmlSchema,
  EmbeddedGame: EmbeddedGameSchema,
  ReviewsWidget: ReviewsWidgetSchema,
  AreaChecker: AreaCheckerSchema,
  CostCalculator: CostCalculatorSchema,
  ExportMpanFinder: ExportMpanFinderSchema,
  SupplierMpanFinder: SupplierMpanFinderSchema,
  WhatsMyMpan: WhatsMyMpanSchema,
  PostcodeStart: PostcodeStartSchema,
} as const;
