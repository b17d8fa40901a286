import { useSettings } from '~/cms/use-settings';
import { SiteLink } from '~/ui/site-link';

/** The mark and the name, leading home. Below 768 px only the first half of the name is drawn (lookup, section 9). */
export function Brand() {
  const { operator } = useSettings();
  return (
    <SiteLink className="brand" href="/">
      <svg className="mk" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="24" />
        <path className="a" d="M12 35.5V21a6 6 0 0 1 12 0 6 6 0 0 1 12 0v14.5" />
        <path className="l" d="M24 0v48" />
      </svg>
      <span>
        <b>{operator.nameLead}</b> <span className="rest">{operator.nameRest}</span>
      </span>
    </SiteLink>
  );
}
