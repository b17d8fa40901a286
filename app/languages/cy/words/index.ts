import { areaWords } from './area';
import { claimWords } from './claim';
import { consentBannerWords } from './consent-banner';
import { consentWords } from './consent-page';
import { distributorWords } from './distributor';
import { formFieldWords } from './form-fields';
import { formPageWords } from './form-page';
import { formWords } from './forms';
import { frameWords } from './frame';
import { homeWords } from './home';
import { incidentFixedWords } from './incident';
import { incidentSentenceWords } from './incident-words';
import { listWords } from './list';
import { mapWords } from './map';
import { mapScaleWords } from './map-scale';
import { oddsWords } from './odds';
import { offlineWords, workerWords } from './offline';
import { partsWords } from './parts';
import { plannedWords } from './planned';
import { preferencesWords } from './preferences';
import { refusalWords } from './refusals';
import { rotaLoadWords } from './rota-load';
import { rowWords } from './rows';
import { safeSpaceWords } from './safe-space';
import { searchWords } from './search';
import { searchBoxWords } from './search-box';
import { siteSearchWords } from './site-search';
import { statusWords } from './status';
import { stayInformedWords } from './stay-informed';
import { stillOffWords } from './still-off';
import { stormWords } from './storm';
import { submitFormWords } from './submit-form';
import { pushWords, textMessageWords } from './text-messages';
import { textUpdateWords } from './text-updates';
import { warmWords } from './warm';
import { warmNearWords } from './warm-near';

/** The Welsh of each room, whole, under the name of its English texts: a few keys mean different things in different rooms. */
export const wordsOfRooms = {
  areaTexts: areaWords,
  claimTexts: claimWords,
  consentBannerTexts: consentBannerWords,
  consentTexts: consentWords,
  distributorTexts: distributorWords,
  formFieldTexts: formFieldWords,
  formPageTexts: formPageWords,
  formTexts: formWords,
  frameTexts: frameWords,
  homeTexts: homeWords,
  incidentTexts: incidentFixedWords,
  incidentWords: { ...incidentFixedWords, ...incidentSentenceWords },
  listTexts: listWords,
  mapScaleTexts: mapScaleWords,
  mapTexts: mapWords,
  oddsTexts: oddsWords,
  offlineTexts: offlineWords,
  partsTexts: partsWords,
  plannedTexts: plannedWords,
  preferencesTexts: preferencesWords,
  pushTexts: pushWords,
  refusalTexts: refusalWords,
  rotaLoadTexts: rotaLoadWords,
  rowTexts: rowWords,
  safeSpaceTexts: safeSpaceWords,
  searchBoxTexts: searchBoxWords,
  searchTexts: { ...searchBoxWords, ...searchWords },
  siteSearchTexts: siteSearchWords,
  statusTexts: statusWords,
  stayInformedTexts: stayInformedWords,
  stillOffTexts: stillOffWords,
  stormTexts: stormWords,
  submitFormTexts: submitFormWords,
  textMessageTexts: textMessageWords,
  textUpdateTexts: textUpdateWords,
  warmNearTexts: warmNearWords,
  warmTexts: { ...warmNearWords, ...warmWords },
  workerTexts: workerWords,
} as const;

/** All Welsh words in one. */
export const words = {
  ...consentBannerWords,
  ...consentWords,
  ...preferencesWords,
  ...distributorWords,
  ...formPageWords,
  ...formWords,
  ...formFieldWords,
  ...listWords,
  ...mapScaleWords,
  ...mapWords,
  ...areaWords,
  ...claimWords,
  ...oddsWords,
  ...partsWords,
  ...plannedWords,
  ...workerWords,
  ...offlineWords,
  ...refusalWords,
  ...rotaLoadWords,
  ...rowWords,
  ...safeSpaceWords,
  ...searchBoxWords,
  ...searchWords,
  ...siteSearchWords,
  ...statusWords,
  ...stayInformedWords,
  ...stillOffWords,
  ...stormWords,
  ...submitFormWords,
  ...pushWords,
  ...textMessageWords,
  ...textUpdateWords,
  ...warmNearWords,
  ...warmWords,
  ...incidentFixedWords,
  ...incidentSentenceWords,
  ...frameWords,
  ...homeWords,
} as const;
