/** Frame of the rota load disconnection pop-up; its title, message and buttons come from the site settings. Lookup, section 2. */
export const rotaLoadTexts = {
  powerSharingClose: 'Close',
  powerSharingScheduleTitle: 'Your power may be switched off in turns',
  powerSharingScheduleText: 'We are taking you to the schedule for {postcode}. It says when your power could be off.',
  powerSharingScheduleLink: 'See the schedule',
} as const;
