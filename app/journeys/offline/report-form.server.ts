/** The form that the offline page asks of. */
export const REPORT_FORM = 'report-a-power-cut';
