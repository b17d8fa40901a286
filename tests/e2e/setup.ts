import { afterAll } from 'vitest';
import { stopOwnSites } from '../support/own-site';

// Runs for each file, while modules of support are loaded once for all files of a worker.
afterAll(stopOwnSites);
