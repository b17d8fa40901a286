import type { OfferCard as Card } from '~/cms/offers-page';
import { offers as offersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';

export interface OfferCardProps {
  card: Card;
  id: string;
  chosen: boolean;
  /** The limit is reached: Add says so to assistive technology and adds nothing. Decision J-929. */
  full: boolean;
}

/** One item, with Add or Remove. Specification: journeys, section 2 "Offers page". */
export function OfferCard({ card, id, chosen, full }: OfferCardProps) {
  const t = useTexts(offersTexts);
  const { title, text, image } = card;
  return (
    <li className={chosen ? 'offer is-chosen' : 'offer'} id={id}>
      {image && <img src={image.url} alt={image.alt} width={image.width} height={image.height} loading="lazy" />}
      <div>
        <h2 className="h3">{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      <Button
        name={chosen ? 'remove' : 'add'}
        value={title}
        second
        icon={chosen ? 'cross' : 'plus'}
        aria-label={t(chosen ? 'offersRemoveLabel' : 'offersAddLabel', { item: title })}
        aria-disabled={full && !chosen ? true : undefined}
        aria-describedby={full && !chosen ? 'full' : undefined}
      >
        {t(chosen ? 'offersRemove' : 'offersAdd')}
      </Button>
    </li>
  );
}
