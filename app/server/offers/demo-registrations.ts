/** Planned work of the demonstration whose form was filled in before anybody came, by reference. Contract: design/demo-data. */
export const demoRegistrations: Readonly<Record<string, { readonly isOfferRedeemed: boolean }>> = {
  'INCD-100203-A': { isOfferRedeemed: false },
  'INCD-100204-A': { isOfferRedeemed: true },
};
