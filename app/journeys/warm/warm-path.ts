export const WARM_PATH = '/power-cut/warm-places';
