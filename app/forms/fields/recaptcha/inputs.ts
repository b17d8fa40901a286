/** Names of the inputs that tell people from machines. They begin with _, so no question has such a name. */
export const BOT_INPUTS = {
  /** A signed time. */
  token: '_opened',
  /** The word of a service, where one is configured and JavaScript runs. */
  service: '_person',
} as const;
