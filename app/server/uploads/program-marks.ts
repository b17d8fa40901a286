import { withoutEnd } from '~/domain/without-end';

/** Endings of files that run when they are opened, and of Office files with macros. */
const ENDINGS =
  /\.(?:exe|com|scr|pif|bat|cmd|msi|msp|dll|cpl|ocx|sys|drv|jar|jse?|vb[es]?|ws[cfh]?|ps1|psm1|hta|lnk|url|reg|inf|chm|sh|py|pl|app|apk|scf|gadget|application|do[ct]m|xls[m]|xltm|xlam|xll|pp[ts]m|potm|ppam|sldm)$/i;

/** What some programs drop at the end of a name. */
const DROPPED = ' .\t\r\n\f\v\u00a0\u2028\u2029\u3000\ufeff';

/** Whether a file of this name would run, whatever blanks and points follow it: some programs drop them. */
export const isProgramName = (name: string): boolean => ENDINGS.test(withoutEnd(name, DROPPED));

/** Windows, Linux, macOS (both orders of bytes, and several machines in one), and scripts that name their reader. */
const BEGINNINGS = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '2321'].map(
  (mark) => Buffer.from(mark, 'hex'),
);

export const beginsAsProgram = (head: Buffer): boolean =>
  BEGINNINGS.some((mark) => head.subarray(0, mark.length).equals(mark));
