export const REPORT_FORM = 'report-a-power-cut';
