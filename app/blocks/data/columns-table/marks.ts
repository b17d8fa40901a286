/** A rectangle of cells, counted from 1. A side that is left out reaches to the edge of the table. */
export interface Area {
  startRow?: number | null | undefined;
  endRow?: number | null | undefined;
  startColumn?: number | null | undefined;
  endColumn?: number | null | undefined;
}

const within = (at: number, start: number | null | undefined, end: number | null | undefined): boolean =>
  at >= (start ?? 1) && at <= (end ?? Infinity);

/** Specification: journeys, section 3 (table highlight). One that names no side at all marks nothing. */
export function isHighlighted(highlights: readonly Area[], row: number, column: number): boolean {
  return highlights.some(
    (area) =>
      Object.values(area).some((side) => side != null) &&
      within(row, area.startRow, area.endRow) &&
      within(column, area.startColumn, area.endColumn),
  );
}

export interface Separator {
  row: number;
  startColumn?: number | null | undefined;
  endColumn?: number | null | undefined;
}

/** A line below a row, from one column to another. Specification: journeys, section 3 (separators). */
export const isSeparated = (separators: readonly Separator[], row: number, column: number): boolean =>
  separators.some((line) => line.row === row && within(column, line.startColumn, line.endColumn));
