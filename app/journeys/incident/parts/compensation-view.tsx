import { SiteLink } from '~/ui/site-link';
import type { CompensationModel } from '../words/compensation';

/** Deliberately small: every sentence comes from the server. */
export function Compensation({
  compensation: { title, text, link, href },
}: {
  compensation: CompensationModel;
}) {
  return (
    <section className="panel flow" aria-labelledby="claim">
      <h2 className="h3" id="claim">
        {title}
      </h2>
      <p>{text}</p>
      <SiteLink className="act" href={href}>
        {link}
      </SiteLink>
    </section>
  );
}
