import { redirect } from '@remix-run/node';

/** The specification misspells the path; the usual spelling leads there (J-867). */
export const loader = () => redirect('/serivce-down');
