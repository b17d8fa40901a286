/** Replaces the safe space when somebody leaves in a hurry, so it must give nothing away. */
export const QUICK_EXIT_URL = 'https://www.bbc.co.uk/weather';
