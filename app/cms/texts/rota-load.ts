/** Frame of the rota load disconnection pop-up; its title, message and buttons come from the site settings. Lookup, section 2. */
export const rotaLoadTexts = {
  powerSharingClose: 'Close',
} as const;
