import { useId } from 'react';

export type Cell = string | number | null;
export interface DataTableProps {
  caption: string;
  /** For a caption that a heading says already: it is only for screen readers. */
  quietCaption?: boolean;
  headings: readonly string[];
  rows: readonly (readonly Cell[])[];
  rowHeadings?: boolean;
  /** Classes of one cell, both counted from 1; row 1 is the first below the headings. */
  marksOf?: (row: number, column: number) => string | undefined;
}

const shown = (cell: Cell): string =>
  typeof cell === 'number' ? cell.toLocaleString('en-GB') : (cell ?? '');
const isFigure = (cell: Cell): boolean =>
  typeof cell === 'number' || cell === null || /^[-£]?[\d,.]+%?$/.test(cell);

/** The most columns of a table whose rows are cards of two lines on a phone. */
const MOST_OF_CARD = 4;

/** Scrollable areas must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0, role: 'region' };

/**
 * On a phone the rows of a narrow table are cards. A wide one scrolls in its own named region, not
 * the page.
 */
export function DataTable({
  caption,
  quietCaption,
  headings,
  rows,
  rowHeadings = true,
  marksOf,
}: DataTableProps) {
  const captionId = useId();
  const columns = Math.max(headings.length, ...rows.map((row) => row.length));
  const figures = Array.from(
    { length: columns },
    (_, index) =>
      !(rowHeadings && index === 0) && rows.every((row) => isFigure(row[index] ?? null)),
  );
  const classOf = (row: number, column: number) =>
    [figures[column - 1] && 'n', marksOf?.(row, column)].filter(Boolean).join(' ') || undefined;
  const isCards = rowHeadings && headings.length > 0 && columns <= MOST_OF_CARD;
  return (
    <div className={isCards ? 'table cards' : 'table'} {...REACHABLE} aria-labelledby={captionId}>
      <table>
        <caption id={captionId}>
          {quietCaption ? <span className="hide">{caption}</span> : caption}
        </caption>
        {headings.length > 0 && (
          <thead>
            <tr>
              {Array.from({ length: columns }, (_, index) => (
                <th key={index} scope="col" className={figures[index] ? 'n' : undefined}>
                  {headings[index] ?? ''}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {Array.from({ length: columns }, (_, index) => {
                const className = classOf(rowIndex + 1, index + 1);
                const words = shown(row[index] ?? null);
                return rowHeadings && index === 0 ? (
                  <th key={index} scope="row" className={className}>
                    {words}
                  </th>
                ) : (
                  <td
                    key={index}
                    className={className}
                    data-label={isCards ? headings[index] : undefined}
                  >
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
