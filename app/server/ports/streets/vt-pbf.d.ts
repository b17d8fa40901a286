declare module 'vt-pbf' {
  /** Tiles of geojson-vt by the name of their layer, as one vector tile. */
  export function fromGeojsonVt(
    layers: Record<string, unknown>,
    options?: { version?: number; extent?: number },
  ): Uint8Array;
}
