/** What each encrypted column is bound to: its text opens in no other row. */
export const contextOf = {
  message: ({ channel, key }: { readonly channel: string; readonly key: string }): string =>
    `outbox ${channel} ${key}`,
  number: (mark: string): string => `text to ${mark}`,
  numberPlace: (mark: string): string => `place of ${mark}`,
  siteKey: (name: string): string => `site key ${name}`,
  fileName: (id: string): string => `upload ${id}`,
};
