/** The browsers of 2021 and later; older ones get pages without scripts. */
export const BROWSERS = ['safari15', 'chrome91', 'firefox90'];
