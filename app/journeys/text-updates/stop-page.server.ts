import { randomUUID } from 'node:crypto';
import { textsOf } from '~/words/texts';
import { textUpdate as textUpdateTexts } from '#words/en.json';
import { mobileSchema } from '~/forms/schemas/text-updates';
import { TEXT_UPDATES, type StopData } from './sign-up-data';
import { pageData, seeOther } from '~/server/answers.server';
import { checkForm, postedFields } from '~/server/lib/posted-form.server';
import type { TextUpdateGateways } from '~/server/texts/sign-ups/api.server';
import { addressOfPage } from './page-address.server';
import { postedKey } from './posted-key.server';
import type { SavedAddress } from '~/server/texts/sign-ups/request';

type Variant = StopData['variant'];
type Stops = Pick<TextUpdateGateways, 'textUpdates' | 'content'> & {
  readonly textLimits: Pick<TextUpdateGateways['textLimits'], 'waitFor'>;
};

const savedFor = async (request: Request, variant: Variant): Promise<SavedAddress | null> =>
  variant === 'address' ? addressOfPage(request) : null;

const dataOf = (
  variant: Variant,
  saved: SavedAddress | null,
  more: Partial<StopData> = {},
): StopData => ({
  variant,
  saved: saved?.fullAddress ?? null,
  requestKey: randomUUID(),
  values: { mobile: '' },
  fieldErrors: {},
  failure: null,
  ...more,
});

export const stopPage = async (request: Request, variant: Variant): Promise<StopData> =>
  dataOf(variant, await savedFor(request, variant));

/** 303 to the success page, or the page again with "Try again". */
export async function postStop(
  request: Request,
  gateways: Stops,
  variant: Variant,
): Promise<Response> {
  const t = textsOf(textUpdateTexts, gateways.content.dictionary());
  const fields = await postedFields(request);
  const saved = await savedFor(request, variant);
  const key = postedKey(fields);
  const again = (status: number, more: Partial<StopData>) =>
    pageData(
      dataOf(variant, saved, { values: { mobile: fields['mobile'] ?? '' }, ...more }),
      status,
    );
  const failed = (status: number, body: keyof typeof textUpdateTexts) =>
    again(status, { failure: { title: t('textStopFailedTitle'), body: t(body) } });

  const addressKnown = variant === 'general' || saved !== null;
  const { data, fieldErrors } = await checkForm(mobileSchema({ addressKnown }), t, fields);
  if (fieldErrors) return again(422, { fieldErrors });
  const { mobile } = data;
  if ((await gateways.textLimits.waitFor(request, mobile)) > 0) return failed(429, 'textTooMany');
  // Without a meter point we can't tell an address from its neighbours, so only all texts can be
  // stopped.
  if (variant === 'address' && saved?.mpan == null) return failed(422, 'textStopNoMeterPoint');
  try {
    const answer = await gateways.textUpdates.stop({ mobile, mpan: saved?.mpan ?? null, key });
    const how = answer.kind === 'kept' ? 'kept' : variant;
    return seeOther(`${TEXT_UPDATES}/stopped?as=${how}`);
  } catch {
    return failed(503, 'textStopFailedLater');
  }
}
