/** Nothing to see: the server scores the visit. Decision F-613. */
export const Recaptcha = () => null;
