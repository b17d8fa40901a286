import { answerAddresses, answerExportAddresses } from '~/server/addresses/api.server';
import type { AddressDirectory } from '~/server/addresses/addresses';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { answerCalculator } from '~/server/calculator/api.server';
import type { CostEstimates } from '~/server/calculator/costs';
import { answerBoundaries } from '~/server/geography/api.server';
import type { Geography } from '~/server/geography/geography';
import { answerOffersRequest, answerOffersStatus, answerRegistrationCheck } from '~/server/offers/api.server';
import type { Offers } from '~/server/offers/offers';
import { answerMeterLookup, answerSupplierDetails } from '~/server/mpan/api.server';
import type { Meters } from '~/server/mpan/meters';
import {
  answerPostcodeSearch,
  answerRecentMpan,
  answerRotaLoadCheck,
  answerSmartMeterCheck,
  answerThreeCalls,
  answerTwoCalls,
} from '~/server/supply/api.server';
import type { Supply } from '~/server/supply/supply';
import { byPath, type Handler } from './loopback';
import { quietLogger } from './stores';

export interface OperatorParts {
  readonly addresses: AddressDirectory;
  readonly geography: Pick<Geography, 'boundaries'>;
  readonly supply: Supply;
  readonly meters: Meters;
  readonly costs: CostEstimates;
  readonly offers: Offers;
}

const content = createEmbeddedContent({ dir: 'content', logger: quietLogger, storm: false });

/** The site's own answers, as an operator's service would give them: what one instance says, another one reads. */
export function operatorOf({ addresses, geography, supply, offers, meters, costs }: Partial<OperatorParts>): Handler {
  const missing = () => new Response(null, { status: 503 });
  const directory = addresses && { addresses, content };
  return byPath({
    '/api/meter-serial-number-mpan-cheker': (request) =>
      meters ? answerMeterLookup(request, { meters, content }) : missing(),
    '/api/supplier-details': (request) => (meters ? answerSupplierDetails(request, meters) : missing()),
    '/api/calculator': (request) => (costs ? answerCalculator(request, { costs, content }) : missing()),
    '/api/future-planned-power-cut-registration-checker': (request) =>
      offers ? answerRegistrationCheck(request, { offers }) : missing(),
    '/api/get-offers-status': (request) => {
      if (!offers) return missing();
      return request.method === 'GET'
        ? answerOffersStatus(request, { offers })
        : answerOffersRequest(request, { offers, content });
    },
    '/api/get-addresses': (request) => (directory ? answerAddresses(request, directory) : missing()),
    '/api/get-export-addresses': (request) => (directory ? answerExportAddresses(request, directory) : missing()),
    '/api/power-cut/get-boundaries': (request) => (geography ? answerBoundaries(request, geography) : missing()),
    '/api/power-cut/check-rld': (request) => (supply ? answerRotaLoadCheck(request, supply) : missing()),
    '/api/postcode-recent': (request) => (supply ? answerThreeCalls(request, supply) : missing()),
    '/api/two-calls-check': (request) => (supply ? answerTwoCalls(request, supply) : missing()),
    '/api/postcode-search': (request) => (supply ? answerPostcodeSearch(request, supply) : missing()),
    '/api/recent-mpan': (request) => (supply ? answerRecentMpan(request, supply) : missing()),
    '/api/smart-meter-check': (request) => (supply ? answerSmartMeterCheck(request, supply) : missing()),
  });
}
