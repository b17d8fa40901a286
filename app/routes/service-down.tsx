import { redirect } from '@remix-run/node';

/** The path as one would spell it leads to the one of the specification (decision J-867). */
export const loader = () => redirect('/serivce-down');
