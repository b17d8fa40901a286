/**
 * Nothing below this prefix is removed or changes its meaning. docs/decisions/for-other-programs.md
 */
export const OPEN_PREFIX = '/open/v1';
export const DEVELOPERS_PATH = '/developers';
export const EXPLORE_PATH = '/api/explore/v2.1/catalog/datasets/live-faults/records';
export const STATUS_PATH = '/status';
export const STATUS_JSON_PATH = '/status.json';
