import { SiteLink } from './site-link';

export interface PaginationProps {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Renders nothing when there is one page. */
export function Pagination({
  label,
  page,
  pages,
  hrefOf,
  previousLabel,
  nextLabel,
}: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="pager">
        {page > 1 && (
          <li>
            <SiteLink href={hrefOf(page - 1)} rel="prev">
              {previousLabel}
            </SiteLink>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <SiteLink href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
                {number}
              </SiteLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <SiteLink href={hrefOf(page + 1)} rel="next">
              {nextLabel}
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** First, last, and those beside the current page; null where some are left out. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter(
    (page) => page >= 1 && page <= pages,
  );
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
