import type { ComponentType } from 'react';
import { noSurroundings, type Block, type BlockComponentProps, type BlockSurroundings, type BlockType } from './block';
import { ContactUs } from '~/blocks/guidance/contact-us/contact-us';
import { ContactItems } from '~/blocks/guidance/contact-items/contact-items';
import { HomepagePowerCutSearch } from '~/blocks/power-cut/homepage-power-cut-search/homepage-power-cut-search';
import { IsPowerOffCta } from '~/blocks/power-cut/is-power-off-cta/is-power-off-cta';
import { Messaging } from '~/blocks/actions/messaging/messaging';
import { NotFoundCard } from '~/blocks/cards/not-found-card/not-found-card';
import { PlannedIncidentHeader } from '~/blocks/power-cut/planned-incident-header/planned-incident-header';
import { PlannedPowerCutBanner } from '~/blocks/power-cut/planned-power-cut-banner/planned-power-cut-banner';
import { RichText } from '~/blocks/words/rich-text/rich-text';
import { ServiceChooser } from '~/blocks/service/service-chooser/service-chooser';
import { UnplannedIncidentHeader } from '~/blocks/power-cut/unplanned-incident-header/unplanned-incident-header';
import { NeedMoreHelp } from '~/blocks/guidance/need-more-help/need-more-help';
import { SafeSpace } from '~/blocks/guidance/safe-space/safe-space';
import { Statistics } from '~/blocks/data/statistics/statistics';
import { SimpleTable } from '~/blocks/data/simple-table/simple-table';
import { ColumnsTable } from '~/blocks/data/columns-table/columns-table';
import { Charts } from '~/blocks/data/charts/charts';
import { Accordion } from '~/blocks/words/accordion/accordion';
import { Checklist } from '~/blocks/guidance/checklist/checklist';
import { ImageGrid } from '~/blocks/media/image-grid/image-grid';
import { Ctas } from '~/blocks/actions/ctas/ctas';
import { ButtonBlock } from '~/blocks/actions/button-block/button-block';
import { DoubleCta } from '~/blocks/actions/double-cta/double-cta';
import { DownloadCards } from '~/blocks/cards/download-cards/download-cards';
import { FeedbackCta } from '~/blocks/actions/feedback-cta/feedback-cta';
import { HelpAndSupportLinks } from '~/blocks/guidance/help-and-support-links/help-and-support-links';
import { StormLandingBanner } from '~/blocks/storm/storm-landing-banner/storm-landing-banner';
import { StormBody } from '~/blocks/storm/storm-body/storm-body';
import { StormLiveFeed } from '~/blocks/storm/storm-live-feed/storm-live-feed';
import { StormChecklist } from '~/blocks/storm/storm-checklist/storm-checklist';
import { StormHome } from '~/blocks/storm/storm-home/storm-home';
import { WarmPlaces } from '~/blocks/storm/warm-places/warm-places';
import { DangerousSituation } from '~/blocks/guidance/dangerous-situation/dangerous-situation';
import { ServiceCards } from '~/blocks/service/service-cards/service-cards';
import { LargeImageWithLinkCards } from '~/blocks/cards/large-image-with-link-cards/large-image-with-link-cards';
import { ImageAndInfo } from '~/blocks/words/image-and-info/image-and-info';
import { ImageAndRichText } from '~/blocks/words/image-and-rich-text/image-and-rich-text';
import { ImageWithSingleText } from '~/blocks/words/image-with-single-text/image-with-single-text';
import { NumberedItem } from '~/blocks/words/numbered-item/numbered-item';
import { FullWidthImage } from '~/blocks/media/full-width-image/full-width-image';
import { AuthorCard } from '~/blocks/cards/author-card/author-card';
import { FullWidthVideo } from '~/blocks/media/full-width-video/full-width-video';
import { VideoModal } from '~/blocks/media/video-modal/video-modal';
import { LandingHeroBanner } from '~/blocks/hero/landing-hero-banner/landing-hero-banner';
import { PowerUpBanner } from '~/blocks/learning/power-up-banner/power-up-banner';
import { Anchor } from '~/blocks/words/anchor/anchor';
import { DsapProjects } from '~/blocks/cards/dsap-projects/dsap-projects';
import { NewsList } from '~/blocks/news/news-list/news-list';
import { NewsAndViews } from '~/blocks/news/news-and-views/news-and-views';
import { FeaturedNews } from '~/blocks/news/featured-news/featured-news';
import { UsefulGuides } from '~/blocks/guidance/useful-guides/useful-guides';
import { UsefulVideos } from '~/blocks/media/useful-videos/useful-videos';
import { PastEvents } from '~/blocks/events/past-events/past-events';
import { EventsCard } from '~/blocks/events/events-card/events-card';
import { UpcomingEventsCarousel } from '~/blocks/events/upcoming-events-carousel/upcoming-events-carousel';
import { ServiceAccordion } from '~/blocks/service/service-accordion/service-accordion';
import { ShareBar } from '~/blocks/actions/share-bar/share-bar';
import { UsefulLinks } from '~/blocks/words/useful-links/useful-links';
import { QuickLinks } from '~/blocks/words/quick-links/quick-links';
import { VideoThumbnail } from '~/blocks/media/video-thumbnail/video-thumbnail';
import { MediaTiles } from '~/blocks/media/media-tiles/media-tiles';
import { ServicesCard } from '~/blocks/service/services-card/services-card';
import { CallToActionBox } from '~/blocks/actions/call-to-action-box/call-to-action-box';
import { SubNavigation } from '~/blocks/words/sub-navigation/sub-navigation';
import { CurvedBanner } from '~/blocks/hero/curved-banner/curved-banner';
import { ServiceNavigation } from '~/blocks/service/service-navigation/service-navigation';
import { Glossary } from '~/blocks/words/glossary/glossary';
import { PowerUpCentralHeader } from '~/blocks/learning/power-up-central-header/power-up-central-header';
import { PowerUpMediaSearch } from '~/blocks/learning/power-up-media-search/power-up-media-search';
import { PowerUpResourceList } from '~/blocks/learning/power-up-resource-list/power-up-resource-list';
import { LessonLinks } from '~/blocks/learning/lesson-links/lesson-links';
import { TabbedServices } from '~/blocks/service/tabbed-services/tabbed-services';
import { TabbedContent } from '~/blocks/words/tabbed-content/tabbed-content';
import { HelpAndAdvice } from '~/blocks/guidance/help-and-advice/help-and-advice';
import { HelpAndContact } from '~/blocks/guidance/help-and-contact/help-and-contact';
import { SocialMediaEmbeds } from '~/blocks/media/social-media-embeds/social-media-embeds';
import { CareersHomeBanner } from '~/blocks/careers/careers-home-banner/careers-home-banner';
import { CareersHeroCards } from '~/blocks/careers/careers-hero-cards/careers-hero-cards';
import { CareersContentCards } from '~/blocks/careers/careers-content-cards/careers-content-cards';
import { DownloadReportCard } from '~/blocks/cards/download-report-card/download-report-card';
import { CareersAwards } from '~/blocks/careers/careers-awards/careers-awards';
import { CareersCarousel } from '~/blocks/careers/careers-carousel/careers-carousel';
import { CaseStudyCarousel } from '~/blocks/cards/case-study-carousel/case-study-carousel';
import { LandingHeroOptionSelector } from '~/blocks/hero/landing-hero-option-selector/landing-hero-option-selector';
import { InPageNavigation } from '~/blocks/words/in-page-navigation/in-page-navigation';
import { MediaGallery } from '~/blocks/media/media-gallery/media-gallery';
import { ImageCarousel } from '~/blocks/media/image-carousel/image-carousel';
import { ProjectCarousel } from '~/blocks/cards/project-carousel/project-carousel';
import { PowerCutCurvedBanner } from '~/blocks/power-cut/power-cut-curved-banner/power-cut-curved-banner';
import { RawHtml } from '~/blocks/words/raw-html/raw-html';
import { EmbeddedGame } from '~/blocks/media/embedded-game/embedded-game';
import { ReviewsWidget } from '~/blocks/cards/reviews-widget/reviews-widget';
import { AreaChecker } from '~/blocks/tools/area-checker/area-checker';
import { CostCalculator } from '~/blocks/tools/cost-calculator/cost-calculator';
import { ExportMpanFinder } from '~/blocks/tools/export-mpan-finder/export-mpan-finder';
import { SupplierMpanFinder } from '~/blocks/tools/supplier-mpan-finder/supplier-mpan-finder';
import { WhatsMyMpan } from '~/blocks/tools/whats-my-mpan/whats-my-mpan';
import { PostcodeStart } from '~/blocks/power-cut/postcode-start/postcode-start';

/**
 * Every block's component. Complete by type: a schema without a component does not compile. Only the server imports this file,
 * so that the code of a block that is drawn there never travels (docs/adding-a-block.md).
 */
const blockComponents: { [T in BlockType]: ComponentType<BlockComponentProps<T>> } = {
  ContactItems,
  HomepagePowerCutSearch,
  IsPowerOffCta,
  Messaging,
  NotFoundCard,
  PlannedIncidentHeader,
  PlannedPowerCutBanner,
  RichText,
  ServiceChooser,
  UnplannedIncidentHeader,
  ContactUs,
  NeedMoreHelp,
  SafeSpace,
  DangerousSituation,
  Statistics,
  SimpleTable,
  ColumnsTable,
  Charts,
  Accordion,
  Checklist,
  ImageGrid,
  Ctas,
  ButtonBlock,
  DoubleCta,
  DownloadCards,
  FeedbackCta,
  HelpAndSupportLinks,
  StormLandingBanner,
  StormBody,
  StormLiveFeed,
  StormChecklist,
  StormHome,
  WarmPlaces,
  ServiceCards,
  LargeImageWithLinkCards,
  ImageAndInfo,
  ImageAndRichText,
  ImageWithSingleText,
  NumberedItem,
  FullWidthImage,
  AuthorCard,
  FullWidthVideo,
  VideoModal,
  LandingHeroBanner,
  PowerUpBanner,
  Anchor,
  DsapProjects,
  NewsList,
  NewsAndViews,
  FeaturedNews,
  UsefulGuides,
  UsefulVideos,
  PastEvents,
  EventsCard,
  UpcomingEventsCarousel,
  ServiceAccordion,
  ShareBar,
  UsefulLinks,
  QuickLinks,
  VideoThumbnail,
  MediaTiles,
  ServicesCard,
  CallToActionBox,
  SubNavigation,
  CurvedBanner,
  ServiceNavigation,
  Glossary,
  PowerUpCentralHeader,
  PowerUpMediaSearch,
  PowerUpResourceList,
  LessonLinks,
  TabbedServices,
  TabbedContent,
  HelpAndAdvice,
  HelpAndContact,
  SocialMediaEmbeds,
  CareersHomeBanner,
  CareersHeroCards,
  CareersContentCards,
  DownloadReportCard,
  CareersAwards,
  CareersCarousel,
  CaseStudyCarousel,
  LandingHeroOptionSelector,
  InPageNavigation,
  MediaGallery,
  ImageCarousel,
  ProjectCarousel,
  PowerCutCurvedBanner,
  RawHtml,
  EmbeddedGame,
  ReviewsWidget,
  AreaChecker,
  CostCalculator,
  ExportMpanFinder,
  SupplierMpanFinder,
  WhatsMyMpan,
  PostcodeStart,
};

function BlockView({ block, around }: { block: Block; around: BlockSurroundings }) {
  // The registry above pairs each type with its component; TypeScript cannot follow the pair through a union.
  const Component = blockComponents[block.type] as ComponentType<Block['props'] & { around: BlockSurroundings }>;
  return <Component {...block.props} around={around} />;
}

/** The blocks of a page in their order, as parsed by parse-blocks.ts. */
export function Blocks({ blocks, around = noSurroundings }: { blocks: readonly Block[]; around?: BlockSurroundings }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} around={around} />
      ))}
    </>
  );
}
