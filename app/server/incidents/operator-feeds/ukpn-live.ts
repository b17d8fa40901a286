import type { FeedShape } from './feed-shape';

/** UK Power Networks' live feed, which is the shape of our own /api/power-cut/all-incidents. */
export const ukpnLive: FeedShape = {
  id: 'ukpn-live',
  operator: 'UK Power Networks',
  attribution: null,
  request: { kind: 'whole' },
  everySeconds: 1,
  listPath: ['results'],
  members: [['IncidentReference']],
  toLive: ([row]) => row,
  endsByVanishing: false,
  gaps: [],
};
