/** They begin with _, so that no question has such a name. */
export const BOT_INPUTS = {
  token: '_opened',
  /** If a service is configured and JavaScript runs. */
  service: '_person',
} as const;
