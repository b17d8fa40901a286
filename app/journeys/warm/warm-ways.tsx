import { useTexts } from '~/words/use-texts';
import { warmNear as warmNearTexts } from '#words/en.json';
import { PhoneLink } from '~/ui/phone-link';

export function WarmWays({
  name,
  directions,
  phone,
}: {
  name: string;
  directions: string;
  phone: string | null;
}) {
  const t = useTexts(warmNearTexts);
  return (
    <>
      <a
        className="act"
        href={directions}
        rel="noreferrer"
        aria-label={t('warmDirectionsTo', { name })}
      >
        {t('warmDirections')}
      </a>
      {phone && (
        <>
          {' '}
          <PhoneLink phone={phone}>{t('warmCallPlace', { phone })}</PhoneLink>
        </>
      )}
    </>
  );
}
