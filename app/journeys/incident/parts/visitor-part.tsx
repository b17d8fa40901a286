import { createContext, useContext, useState } from 'react';
import { DONUT_HOLE } from '~/cms/donut-hole';
import { incident as incidentTexts } from '#words/en.json';
import { isWholePostcode } from '~/domain/address';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { ChangeAddress } from '~/journeys/search/change-address';
import { useTexts } from '~/words/use-texts';
import { inScript } from '~/ui/in-script';
import type { AnswerModel } from '../models/answer-model';
import { unbroken } from '../words/sentence-with-time';

export interface VisitorAddress {
  readonly postcode: string;
  readonly fullAddress: string;
  readonly mpan: string | null;
  readonly textToken?: string;
}
export const TEXT_ME = 'text-me';
/** The loader's value for a cached page, whose address is in the HTML instead. */
export const IN_PAGE = 'in-page';
export type VisitorData = VisitorAddress | typeof IN_PAGE | null;

const ID = 'visitor';
const JSON_TYPE = 'application/json';

function readAddress(): VisitorAddress | null {
  if (typeof document === 'undefined') return null;
  const json = document.getElementById(ID)?.textContent;
  return json ? (JSON.parse(json) as VisitorAddress) : null;
}

interface Visitor {
  readonly address: VisitorAddress | null;
  /** The address came in the page rather than the loader data. */
  readonly inPage: boolean;
}
const VisitorContext = createContext<Visitor>({ address: null, inPage: false });
export const VisitorProvider = VisitorContext.Provider;
export const useVisitorAddress = (): VisitorAddress | null => useContext(VisitorContext).address;

/** A cached page has no visitor on the server. */
export function useVisitorData(data: VisitorData): Visitor {
  const [address] = useState(readAddress);
  return data === IN_PAGE ? { address, inPage: true } : { address: data, inPage: false };
}

function VisitorPlace({ address }: { address: VisitorAddress }) {
  const t = useTexts(incidentTexts);
  const { postcode, fullAddress } = address;
  if (!isWholePostcode(address))
    return (
      <>
        <span>{unbroken(fullAddress)}</span>
        <ChangeAddress mode="header" value={postcode} />
      </>
    );
  return (
    <>
      <span>{unbroken(t('addressWholePostcode', { postcode }))}</span>
      <span>
        {t('addressOtherStreet')}{' '}
        <ChangeAddress mode="header" value={postcode} label={t('addressChoose')} />
      </span>
    </>
  );
}

interface VisitorPartProps {
  address: VisitorAddress;
  shown: boolean;
  inPage: boolean;
}

/** Their address if the page is about it, and the data for hydration. */
export function VisitorPart({ address, shown, inPage }: VisitorPartProps) {
  // Data that the page loads later has a new token, which would be too new for a moment.
  const [textToken] = useState(address.textToken);
  return (
    <>
      {shown && (
        <>
          <VisitorPlace address={address} />
        </>
      )}
      {textToken && (
        <input type="hidden" form={TEXT_ME} name={BOT_INPUTS.token} value={textToken} />
      )}
      {inPage && (
        <script
          id={ID}
          type={JSON_TYPE}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inScript(JSON.stringify(address)) }}
        />
      )}
    </>
  );
}

export function AddressLine({ answer }: { answer: AnswerModel }) {
  const { address, inPage } = useContext(VisitorContext);
  const { where, searched, isVisitors = false } = answer;
  const isTheirs = isVisitors && (inPage || address !== null);
  return (
    <p className="where">
      {!isTheirs && (
        <>
          {where && <span>{unbroken(where)}</span>}
          <ChangeAddress mode="header" value={searched} />
        </>
      )}
      {inPage && !address ? (
        <span className="visitor" dangerouslySetInnerHTML={{ __html: DONUT_HOLE }} />
      ) : (
        address && (
          <span className="visitor">
            <VisitorPart address={address} shown={isTheirs} inPage={inPage} />
          </span>
        )
      )}
    </p>
  );
}
