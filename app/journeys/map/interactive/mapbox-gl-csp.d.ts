declare module 'mapbox-gl/dist/mapbox-gl-csp' {
  import mapboxgl from 'mapbox-gl';

  export default mapboxgl;
}

declare module 'mapbox-gl/dist/style-spec/index.js' {
  const styleSpec: {
    validate(style: object): object[];
    featureFilter(filter: unknown): {
      filter(globals: { zoom: number }, feature: { type: number; properties: object }): boolean;
    };
  };
  export default styleSpec;
}
