import { useMatches } from '@remix-run/react';
import { useState } from 'react';

/** What a route says of its scripts, in its handle, or in its data where only these know. */
export interface KindOfPage {
  /** The page is a journey: Remix hydrates it whole. Any other page is a document without the router. */
  readonly journey?: boolean;
  /** The page renews itself this often: by then its scripts are there. */
  readonly renewsMs?: number | undefined;
}

/** As the document came: a navigation inside the router changes nothing of it, for the router leads from journey to journey. */
export function useKindOfPage(): KindOfPage {
  const matches = useMatches();
  const [kind] = useState(() => {
    const said = matches.flatMap(({ handle, data }) => [handle, data] as (KindOfPage | undefined | null)[]);
    return {
      journey: said.some((one) => one?.journey === true),
      renewsMs: said.findLast((one) => one?.renewsMs)?.renewsMs,
    };
  });
  return kind;
}
