/** The package has no types: https://github.com/fontello/wawoff2 */
declare module 'wawoff2' {
  export function decompress(packed: Uint8Array): Promise<Uint8Array>;
  export function compress(plain: Uint8Array): Promise<Uint8Array>;
}
