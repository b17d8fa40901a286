import { createContext, useContext, useState } from 'react';
import { DONUT_HOLE } from '~/cms/donut-hole';
import { ChangeAddress } from '~/journeys/search/change-address';
import { inScript } from '~/ui/in-script';
import type { AnswerModel } from '../models/answer-model';
import { unbroken } from '../words/sentence';

/** The visitor's address, as their visit cookie holds it. */
export interface VisitorAddress {
  readonly postcode: string;
  readonly fullAddress: string;
  readonly mpan: string | null;
}
/** What the loader says instead of an address: the page is cached for many, and the address stands in the page itself. */
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
  /** The address travelled in the page and not in the loader's data. */
  readonly inPage: boolean;
}
const VisitorContext = createContext<Visitor>({ address: null, inPage: false });
export const VisitorProvider = VisitorContext.Provider;
export const useVisitorAddress = (): VisitorAddress | null => useContext(VisitorContext).address;

/** The visitor of this page. A page that is cached for many has none on the server. */
export function useVisitorData(data: VisitorData): Visitor {
  const [address] = useState(readAddress);
  return data === IN_PAGE ? { address, inPage: true } : { address: data, inPage: false };
}

interface VisitorPartProps {
  address: VisitorAddress;
  /** The page speaks of the visitor's own address. */
  shown: boolean;
  inPage: boolean;
}

/** All of an incident page that is the visitor's own: their address, where the page is about it, and the data that hydration needs. */
export function VisitorPart({ address, shown, inPage }: VisitorPartProps) {
  return (
    <>
      {shown && (
        <>
          <span>{unbroken(address.fullAddress)}</span>
          <ChangeAddress mode="power-cut" value={address.postcode} />
        </>
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

/** Where it is, with "Change address": the place, or the visitor's own address. */
export function AddressLine({ answer }: { answer: AnswerModel }) {
  const { address, inPage } = useContext(VisitorContext);
  const { where, searched, isVisitors = false } = answer;
  const isTheirs = isVisitors && (inPage || address !== null);
  return (
    <p className="where">
      {!isTheirs && (
        <>
          {where && <span>{unbroken(where)}</span>}
          <ChangeAddress mode="power-cut" value={searched} />
        </>
      )}
      {inPage && !address ? (
        <span className="visitor" dangerouslySetInnerHTML={{ __html: DONUT_HOLE }} />
      ) : (
        (inPage || isTheirs) &&
        address && (
          <span className="visitor">
            <VisitorPart address={address} shown={isTheirs} inPage={inPage} />
          </span>
        )
      )}
    </p>
  );
}
