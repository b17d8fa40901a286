import { ContactUsSchema } from './contact-us/schema';
import { NeedMoreHelpSchema } from './need-more-help/schema';
import { SafeSpaceSchema } from './safe-space/schema';
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
import { StatisticsSchema } from './statistics/schema';
import { SimpleTableSchema } from './simple-table/schema';
import { ColumnsTableSchema } from './columns-table/schema';
import { ChartsSchema } from './charts/schema';
import { AccordionSchema } from './accordion/schema';
import { ChecklistSchema } from './checklist/schema';
import { ImageGridSchema } from './image-grid/schema';
import { CtasSchema } from './ctas/schema';
import { ButtonBlockSchema } from './button-block/schema';
import { DoubleCtaSchema } from './double-cta/schema';
import { DownloadCardsSchema } from './download-cards/schema';
import { FeedbackCtaSchema } from './feedback-cta/schema';
import { HelpAndSupportLinksSchema } from './help-and-support-links/schema';
import { StormLandingBannerSchema } from './storm-landing-banner/schema';
import { StormBodySchema } from './storm-body/schema';
import { StormLiveFeedSchema } from './storm-live-feed/schema';
import { StormChecklistSchema } from './storm-checklist/schema';
import { DangerousSituationSchema } from './dangerous-situation/schema';
import { ServiceCardsSchema } from './service-cards/schema';
import { LargeImageWithLinkCardsSchema } from './large-image-with-link-cards/schema';
import { ImageAndInfoSchema } from './image-and-info/schema';
import { ImageAndRichTextSchema } from './image-and-rich-text/schema';
import { ImageWithSingleTextSchema } from './image-with-single-text/schema';
import { NumberedItemSchema } from './numbered-item/schema';
import { FullWidthImageSchema } from './full-width-image/schema';
import { AuthorCardSchema } from './author-card/schema';
import { FullWidthVideoSchema } from './full-width-video/schema';
import { VideoModalSchema } from './video-modal/schema';
import { LandingHeroBannerSchema } from './landing-hero-banner/schema';
import { PowerUpBannerSchema } from './power-up-banner/schema';
import { AnchorSchema } from './anchor/schema';
import { DsapProjectsSchema } from './dsap-projects/schema';
import { NewsListSchema } from './news-list/schema';
import { NewsAndViewsSchema } from './news-and-views/schema';
import { FeaturedNewsSchema } from './featured-news/schema';
import { UsefulGuidesSchema } from './useful-guides/schema';
import { UsefulVideosSchema } from './useful-videos/schema';
import { PastEventsSchema } from './past-events/schema';
import { EventsCardSchema } from './events-card/schema';
import { UpcomingEventsCarouselSchema } from './upcoming-events-carousel/schema';
import { ServiceAccordionSchema } from './service-accordion/schema';
import { ShareBarSchema } from './share-bar/schema';
import { UsefulLinksSchema } from './useful-links/schema';
import { QuickLinksSchema } from './quick-links/schema';
import { VideoThumbnailSchema } from './video-thumbnail/schema';
import { MediaTilesSchema } from './media-tiles/schema';
import { ServicesCardSchema } from './services-card/schema';
import { CallToActionBoxSchema } from './call-to-action-box/schema';
import { SubNavigationSchema } from './sub-navigation/schema';
import { CurvedBannerSchema } from './curved-banner/schema';
import { ServiceNavigationSchema } from './service-navigation/schema';
import { GlossarySchema } from './glossary/schema';
import { PowerUpCentralHeaderSchema } from './power-up-central-header/schema';
import { PowerUpMediaSearchSchema } from './power-up-media-search/schema';
import { PowerUpResourceListSchema } from './power-up-resource-list/schema';
import { LessonLinksSchema } from './lesson-links/schema';
import { TabbedServicesSchema } from './tabbed-services/schema';
import { TabbedContentSchema } from './tabbed-content/schema';
import { HelpAndAdviceSchema } from './help-and-advice/schema';
import { HelpAndContactSchema } from './help-and-contact/schema';
import { SocialMediaEmbedsSchema } from './social-media-embeds/schema';
import { CareersHomeBannerSchema } from './careers-home-banner/schema';
import { CareersHeroCardsSchema } from './careers-hero-cards/schema';
import { CareersContentCardsSchema } from './careers-content-cards/schema';
import { DownloadReportCardSchema } from './download-report-card/schema';
import { CareersAwardsSchema } from './careers-awards/schema';
import { CareersCarouselSchema } from './careers-carousel/schema';
import { CaseStudyCarouselSchema } from './case-study-carousel/schema';
import { LandingHeroOptionSelectorSchema } from './landing-hero-option-selector/schema';
import { InPageNavigationSchema } from './in-page-navigation/schema';
import { MediaGallerySchema } from './media-gallery/schema';
import { ImageCarouselSchema } from './image-carousel/schema';
import { ProjectCarouselSchema } from './project-carousel/schema';
import { PowerCutCurvedBannerSchema } from './power-cut-curved-banner/schema';
import { RawHtmlSchema } from './raw-html/schema';
import { EmbeddedGameSchema } from './embedded-game/schema';
import { ReviewsWidgetSchema } from './reviews-widget/schema';
import { AreaCheckerSchema } from './area-checker/schema';
import { CostCalculatorSchema } from './cost-calculator/schema';
import { ExportMpanFinderSchema } from './export-mpan-finder/schema';
import { SupplierMpanFinderSchema } from './supplier-mpan-finder/schema';
import { WhatsMyMpanSchema } from './whats-my-mpan/schema';
import { PostcodeStartSchema } from './postcode-start/schema';

/** Content type name of the content system to what it may send. Runs on the server only. Specification: lookup, section 1. */
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
