import { emergencyNumber } from '#operator/profile.json';
import { distributor as distributorTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { Distributor } from '~/domain/address';
import { ActionLink } from '~/ui/action-link';
import { telHref } from '~/ui/phone-link';

export interface OtherDistributorPanelProps {
  postcode: string;
  /** Null if unknown; 105 can find out. */
  distributor: Distributor | null;
  level?: 1 | 2;
}

export function DistributorPanel({ postcode, distributor, level = 2 }: OtherDistributorPanelProps) {
  const t = useTexts(distributorTexts);
  const Heading = level === 1 ? 'h1' : 'h3';
  return (
    <div className="flow-l distributor">
      <Heading>{t('otherDistributorTitle', { postcode })}</Heading>
      <DistributorContact distributor={distributor} lead={t('otherDistributorContact')} />
    </div>
  );
}

/** 105 if we don't know which distributor it is. */
export function DistributorContact({
  distributor,
  lead,
}: {
  distributor: Distributor | null;
  lead: string;
}) {
  const t = useTexts(distributorTexts);
  if (!distributor) return <Unknown />;
  const { name, logo, phone, website } = distributor;
  return (
    <div className="panel edge flow">
      <p>{lead}</p>
      {logo ? (
        <img
          className="distributor-logo"
          src={logo.url}
          alt={logo.alt}
          width={logo.width ?? undefined}
          height={logo.height ?? undefined}
        />
      ) : (
        <p className="h3">{name}</p>
      )}
      <p className="row">
        {phone && (
          <a className="btn" href={telHref(phone)}>
            {t('otherDistributorPhone', { phone })}
          </a>
        )}
        {website && (
          <ActionLink href={website} icon="arrow">
            {t('otherDistributorWebsite', { name })}
          </ActionLink>
        )}
      </p>
      {!phone && !website && <Unknown />}
    </div>
  );
}

function Unknown() {
  const t = useTexts(distributorTexts);
  return (
    <>
      <p>{t('otherDistributorUnknown')}</p>
      <p>
        <a className="btn" href={telHref(emergencyNumber)}>
          {t('otherDistributorCall105')}
        </a>
      </p>
    </>
  );
}
