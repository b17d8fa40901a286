/** The page that replaces the safe space when somebody leaves in a hurry: it gives nothing away. */
export const QUICK_EXIT_URL = 'https://www.bbc.co.uk/weather';
