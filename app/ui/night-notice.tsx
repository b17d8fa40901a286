import { useId, type ReactNode } from 'react';
import { StatusChip } from './chip';
import type { IconName } from './icon-paths';

/** For a page that has no answer; the children are the ways on. */
export function NightNotice(notice: {
  icon: IconName;
  chip: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section className="answer field-night" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="on-line" data-s="none">
          <span className="rail" />
          <p>
            <StatusChip status="none" icon={notice.icon}>
              {notice.chip}
            </StatusChip>
          </p>
          <h1 id={headingId}>{notice.title}</h1>
          <p className="lead">{notice.lead}</p>
          <p className="row">{notice.children}</p>
        </div>
      </div>
    </section>
  );
}
