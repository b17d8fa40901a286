import { useId } from 'react';
import { home as homeTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { SearchBox } from '~/journeys/search/search-box';
import { StatusChip } from '~/ui/chip';

export interface PlannedPowerCutBannerProps {
  title: string;
  text: string | null;
  label: string | null;
  placeholder: string;
  buttonLabel: string | null;
}

/**
 * The planned work search takes the chosen address and decides between incident, form and offers.
 */
const PLANNED_SEARCH = '/power-cut/planned-power-cut-search?chosen=true';

/** For visitors with a letter about planned work. */
export function PlannedPowerCutBanner({
  title,
  text,
  label,
  placeholder,
  buttonLabel,
}: PlannedPowerCutBannerProps) {
  const t = useTexts(homeTexts);
  const headingId = useId();
  return (
    <section className="band mist" aria-labelledby={headingId}>
      <div className="wrap indent">
        <div className="cols even">
          <div className="flow">
            <p>
              <StatusChip status="planned">{t('homePlannedChip')}</StatusChip>
            </p>
            <h2 id={headingId}>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          <SearchBox
            mode="form"
            returnTo={PLANNED_SEARCH}
            ownOnly
            id="planned-postcode"
            postcodeOnly
            big={false}
            second
            hint={false}
            placeholder={placeholder}
            label={label ?? undefined}
            button={buttonLabel ?? undefined}
          />
        </div>
      </div>
    </section>
  );
}
