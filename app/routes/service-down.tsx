import { redirect } from '@remix-run/node';

/** The usual spelling of the path leads to that of the specification (decision J-867). */
export const loader = () => redirect('/serivce-down');
