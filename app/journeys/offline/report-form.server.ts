/** The form whose questions the offline page asks. */
export const REPORT_FORM = 'report-a-power-cut';
