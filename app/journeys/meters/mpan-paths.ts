import type { mpan as mpanTexts } from '#words/en.json';
import type { SearchPurpose } from '~/journeys/search/search-path';

export const FINDER_PATH = '/supplier-and-mpan';
export const METER_PATH = `${FINDER_PATH}/meter-number`;
export const MANUAL_PATH = `${FINDER_PATH}/form`;
/** The manual form then says that an address does not lead to a number here. */
export const INSTEAD = 'instead';
export const INSTEAD_PATH = `${MANUAL_PATH}?${INSTEAD}=address`;
export const PRIVACY_PATH = '/privacy-notice';

export type MpanFormName = 'address' | 'export' | 'whats';

type Text = keyof typeof mpanTexts;

interface MpanForm {
  readonly title: Text;
  readonly text: Text;
  readonly description: Text;
  readonly path: string;
  readonly kind: 'mpan-checker' | 'mpan-export-checker';
  readonly mode: 'mpan' | 'export';
  readonly postcodeOnly: boolean;
  readonly home: string;
}

export const mpanForms: Readonly<Record<MpanFormName, MpanForm>> = {
  address: {
    title: 'mpanAddressTitle',
    text: 'mpanAddressText',
    description: 'mpanFinderDescription',
    path: `${FINDER_PATH}/address`,
    kind: 'mpan-checker',
    mode: 'mpan',
    postcodeOnly: false,
    home: FINDER_PATH,
  },
  export: {
    title: 'mpanExportTitle',
    text: 'mpanExportText',
    description: 'mpanExportDescription',
    path: '/export-mpan',
    kind: 'mpan-export-checker',
    mode: 'export',
    postcodeOnly: true,
    home: '/',
  },
  whats: {
    title: 'mpanWhatsTitle',
    text: 'mpanWhatsText',
    description: 'mpanWhatsDescription',
    path: '/whats-my-mpan',
    kind: 'mpan-checker',
    mode: 'mpan',
    postcodeOnly: true,
    home: '/',
  },
};

/** The search returns the choice to the form, or says which other way the visitor wants. */
export const purposeOf = (name: MpanFormName): SearchPurpose => {
  const { mode, postcodeOnly, path } = mpanForms[name];
  return { mode, postcodeOnly, returnTo: `${path}?chosen=true` };
};
