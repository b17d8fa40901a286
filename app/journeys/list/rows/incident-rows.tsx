import { roundedDown } from '~/domain/incident/customers';
import type { Subtotal } from '~/domain/incident/list/row-order';
import { row as rowTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { iconPaths } from '~/ui/icon-paths';
import { statusIcon, type VisualStatus } from '~/ui/status';
import type { CountyModel, RowModel } from './row-model';
import { SiteLink } from '~/ui/site-link';

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

function RowIcons({ rows }: { rows: readonly CountyModel[] }) {
  const shown = new Set(
    rows.flatMap(({ towns }) => towns.flatMap((town) => town.rows.map(({ status }) => status))),
  );
  return (
    <svg width="0" height="0" className="hide" aria-hidden="true">
      {[...shown].map((status) => (
        <symbol key={status} id={`r-${status}`} viewBox="0 0 24 24">
          <path d={iconPaths[statusIcon[status]]} />
        </symbol>
      ))}
    </svg>
  );
}

const RowIcon = ({ status }: { status: VisualStatus }) => (
  <svg className="i" aria-hidden="true">
    <use href={`#r-${status}`} />
  </svg>
);

/** Below a town's heading, the town's name is only for screen readers. */
function Row({ row, underTown }: { row: RowModel; underTown: boolean }) {
  const { town, street, areas, apart } = row;
  const shown = underTown ? street : [town, street].filter(Boolean).join(', ');
  return (
    <tr data-s={row.status}>
      <th scope="row">
        <RowIcon status={row.status} />
        <SiteLink href={row.href}>
          {underTown && <span className="hide">{`${town}, `}</span>}
          {shown || areas}
          {(shown || apart) && (
            <small>
              {shown && ` ${areas}`}
              {apart && (
                <>
                  {' '}
                  <i>{apart}</i>
                </>
              )}
            </small>
          )}
        </SiteLink>
      </th>
      <td>{row.back}</td>
      <td data-one={row.homes === '1' ? '' : undefined}>{row.homes}</td>
      <td>{row.latest}</td>
    </tr>
  );
}

/** A group's line. A heading element is not allowed in a table header, its role is. */
function Head({
  name,
  subtotal,
  kind,
}: {
  name: string;
  subtotal: Subtotal;
  kind: 'county' | 'town';
}) {
  const t = useTexts(rowTexts);
  const { cuts, homes, uncounted } = subtotal;
  const count = (uncounted > 0 ? roundedDown(homes) : homes).toLocaleString('en-GB');
  return (
    <tr className={kind}>
      <th scope="rowgroup">
        <span role="heading" aria-level={kind === 'county' ? 2 : 3}>
          {name}
        </span>
      </th>
      <td>{t('rowCuts', { count: cuts.toLocaleString('en-GB') })}</td>
      <td data-one={homes === 1 ? '' : undefined}>
        {homes > 0 && (uncounted > 0 ? t('rowAtLeast', { count }) : count)}
      </td>
      <td />
    </tr>
  );
}

/**
 * Two lines each in a panel and on phones, one line if `roomy`. Each county is a table body with
 * its own id ("rows-norfolk"); the whole row is its link.
 */
export function IncidentRows({
  rows,
  roomy = false,
}: {
  rows: readonly CountyModel[];
  roomy?: boolean;
}) {
  const t = useTexts(rowTexts);
  return (
    <>
      <RowIcons rows={rows} />
      <table className={roomy ? 'rows roomy' : 'rows'}>
        <caption className="hide">{t('rowsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rowWhere')}</th>
            <th scope="col">{t('rowBack')}</th>
            <th scope="col">{t('rowHomes')}</th>
            <th scope="col">{t('rowLatest')}</th>
          </tr>
        </thead>
        {rows.map(({ name, subtotal, towns }) => (
          <tbody key={name ?? ''} id={name === null ? undefined : `rows-${slug(name)}`}>
            {name !== null && subtotal && <Head kind="county" name={name} subtotal={subtotal} />}
            {towns.map(({ head, rows: inTown }) => [
              head && <Head key={head.name} kind="town" {...head} />,
              ...inTown.map((row) => (
                <Row key={row.reference} row={row} underTown={head !== null} />
              )),
            ])}
          </tbody>
        ))}
      </table>
    </>
  );
}
