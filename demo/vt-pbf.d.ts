declare module 'vt-pbf' {
  /** Encodes geojson-vt tiles, by layer name, as one vector tile. */
  export function fromGeojsonVt(
    layers: Record<string, unknown>,
    options?: { version?: number; extent?: number },
  ): Uint8Array;
}
