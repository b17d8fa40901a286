import mapLibrary from 'mapbox-gl/dist/mapbox-gl-csp';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';

/** The build that makes its worker from a file of ours, because our content policy knows no scripts out of thin air. */
Object.assign(mapLibrary, { workerUrl });

export { mapLibrary };
