import { answerAddresses, answerExportAddresses } from '~/server/addresses/api.server';
import type { AddressDirectory } from '~/server/addresses/addresses';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { answerBoundaries } from '~/server/geography/api.server';
import type { Geography } from '~/server/geography/geography';
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
}

const content = createEmbeddedContent({ dir: 'content', logger: quietLogger, storm: false });

/** The site's own answers, as an operator's service would give them: what one instance says, another one reads. */
export function operatorOf({ addresses, geography, supply }: Partial<OperatorParts>): Handler {
  const missing = () => new Response(null, { status: 503 });
  const directory = addresses && { addresses, content };
  return byPath({
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
