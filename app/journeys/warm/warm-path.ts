/** The page of all warm places. */
export const WARM_PATH = '/power-cut/warm-places';
