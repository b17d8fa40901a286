import type { ComponentType } from 'react';
import { noSurroundings, type Block, type BlockComponentProps, type BlockSurroundings, type BlockType } from './block';
import { ContactUs } from './contact-us/contact-us';
import { hydratedComponents } from './hydrated';
import { NeedMoreHelp } from './need-more-help/need-more-help';
import { SafeSpace } from './safe-space/safe-space';
import { Statistics } from './statistics/statistics';
import { SimpleTable } from './simple-table/simple-table';
import { ColumnsTable } from './columns-table/columns-table';
import { Charts } from './charts/charts';
import { Accordion } from './accordion/accordion';
import { Checklist } from './checklist/checklist';
import { ImageGrid } from './image-grid/image-grid';
import { Ctas } from './ctas/ctas';
import { ButtonBlock } from './button-block/button-block';
import { DoubleCta } from './double-cta/double-cta';
import { DownloadCards } from './download-cards/download-cards';
import { FeedbackCta } from './feedback-cta/feedback-cta';
import { HelpAndSupportLinks } from './help-and-support-links/help-and-support-links';
import { StormLandingBanner } from './storm-landing-banner/storm-landing-banner';
import { StormBody } from './storm-body/storm-body';
import { StormLiveFeed } from './storm-live-feed/storm-live-feed';
import { StormChecklist } from './storm-checklist/storm-checklist';
import { DangerousSituation } from './dangerous-situation/dangerous-situation';
import { ServiceCards } from './service-cards/service-cards';
import { LargeImageWithLinkCards } from './large-image-with-link-cards/large-image-with-link-cards';
import { ImageAndInfo } from './image-and-info/image-and-info';
import { ImageAndRichText } from './image-and-rich-text/image-and-rich-text';
import { ImageWithSingleText } from './image-with-single-text/image-with-single-text';
import { NumberedItem } from './numbered-item/numbered-item';
import { FullWidthImage } from './full-width-image/full-width-image';
import { AuthorCard } from './author-card/author-card';
import { FullWidthVideo } from './full-width-video/full-width-video';
import { VideoModal } from './video-modal/video-modal';
import { LandingHeroBanner } from './landing-hero-banner/landing-hero-banner';
import { PowerUpBanner } from './power-up-banner/power-up-banner';
import { Anchor } from './anchor/anchor';
import { DsapProjects } from './dsap-projects/dsap-projects';
import { NewsList } from './news-list/news-list';
import { NewsAndViews } from './news-and-views/news-and-views';
import { FeaturedNews } from './featured-news/featured-news';
import { UsefulGuides } from './useful-guides/useful-guides';
import { UsefulVideos } from './useful-videos/useful-videos';
import { PastEvents } from './past-events/past-events';
import { EventsCard } from './events-card/events-card';
import { UpcomingEventsCarousel } from './upcoming-events-carousel/upcoming-events-carousel';
import { ServiceAccordion } from './service-accordion/service-accordion';
import { ShareBar } from './share-bar/share-bar';
import { UsefulLinks } from './useful-links/useful-links';
import { QuickLinks } from './quick-links/quick-links';
import { VideoThumbnail } from './video-thumbnail/video-thumbnail';
import { MediaTiles } from './media-tiles/media-tiles';
import { ServicesCard } from './services-card/services-card';
import { CallToActionBox } from './call-to-action-box/call-to-action-box';
import { SubNavigation } from './sub-navigation/sub-navigation';
import { CurvedBanner } from './curved-banner/curved-banner';
import { ServiceNavigation } from './service-navigation/service-navigation';
import { Glossary } from './glossary/glossary';
import { PowerUpCentralHeader } from './power-up-central-header/power-up-central-header';
import { PowerUpMediaSearch } from './power-up-media-search/power-up-media-search';
import { PowerUpResourceList } from './power-up-resource-list/power-up-resource-list';
import { LessonLinks } from './lesson-links/lesson-links';
import { TabbedServices } from './tabbed-services/tabbed-services';
import { TabbedContent } from './tabbed-content/tabbed-content';
import { HelpAndAdvice } from './help-and-advice/help-and-advice';
import { HelpAndContact } from './help-and-contact/help-and-contact';
import { SocialMediaEmbeds } from './social-media-embeds/social-media-embeds';
import { CareersHomeBanner } from './careers-home-banner/careers-home-banner';
import { CareersHeroCards } from './careers-hero-cards/careers-hero-cards';
import { CareersContentCards } from './careers-content-cards/careers-content-cards';
import { DownloadReportCard } from './download-report-card/download-report-card';
import { CareersAwards } from './careers-awards/careers-awards';
import { CareersCarousel } from './careers-carousel/careers-carousel';
import { CaseStudyCarousel } from './case-study-carousel/case-study-carousel';
import { LandingHeroOptionSelector } from './landing-hero-option-selector/landing-hero-option-selector';
import { InPageNavigation } from './in-page-navigation/in-page-navigation';
import { MediaGallery } from './media-gallery/media-gallery';
import { ImageCarousel } from './image-carousel/image-carousel';
import { ProjectCarousel } from './project-carousel/project-carousel';
import { PowerCutCurvedBanner } from './power-cut-curved-banner/power-cut-curved-banner';
import { RawHtml } from './raw-html/raw-html';
import { EmbeddedGame } from './embedded-game/embedded-game';
import { ReviewsWidget } from './reviews-widget/reviews-widget';
import { AreaChecker } from './area-checker/area-checker';
import { CostCalculator } from './cost-calculator/cost-calculator';
import { ExportMpanFinder } from './export-mpan-finder/export-mpan-finder';
import { SupplierMpanFinder } from './supplier-mpan-finder/supplier-mpan-finder';
import { WhatsMyMpan } from './whats-my-mpan/whats-my-mpan';
import { PostcodeStart } from './postcode-start/postcode-start';

/**
 * Every block's component. Complete by type: a schema without a component does not compile. Only the server imports this file,
 * so that the code of a block that is drawn there never travels (docs/adding-a-block.md).
 */
const blockComponents: { [T in BlockType]: ComponentType<BlockComponentProps<T>> } = {
  ...hydratedComponents,
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
