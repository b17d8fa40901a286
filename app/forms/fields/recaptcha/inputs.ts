/** Names of the bot check's inputs. They begin with _, so that no question has such a name. */
export const BOT_INPUTS = {
  /** A signed time. */
  token: '_opened',
  /** A service's token, if configured and JavaScript runs. */
  service: '_person',
} as const;
