/** The size of a file in words: "20 kB", "1.5 MB". One MB is 1,048,576 bytes, as for uploads (lookup, section 9). */
export const sizeOf = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1_048_576).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;
